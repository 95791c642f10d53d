import type {
  CandidateImport,
  CvDecision,
  ImportField,
  ImportKind,
  ImportStep,
  RowOutcome,
} from '../../../services/features/candidateImports/contract.ts'
import { enumOf } from '../../core/graph/enums.ts'

export const CandidateImportField = enumOf<ImportField>(
  'CandidateImportField',
  'The candidate data that a column of a file contains.',
  {
    name: 'The full name.',
    givenName: 'The given name. It is joined with the family name in the order that is usual in its language.',
    familyName: 'The family name.',
    email: 'Their e-mail addresses.',
    phone: 'Their phone numbers.',
    jobTitle: 'The current position.',
    company: 'The current employer.',
    experienceYear: 'Years of experience.',
    birthday: 'The day of birth.',
    gender: 'Gender, in English, Vietnamese or Japanese.',
    address: 'Where the candidate lives.',
    nationality: 'Their nationalities, by name.',
    website: 'A web address, including LinkedIn.',
    messenger: 'The names on messengers.',
    source: 'The source of the candidate.',
    channel: 'A recruitment channel of the company, by name.',
    label: 'Labels of the company, by name.',
    owner: 'The owner of the candidate: user name, e-mail or full name.',
    skill: 'Their skills, by name.',
    workLocation: 'Where the candidate would like to work.',
    institution: 'Where the candidate studied.',
    summary: 'A few sentences about the candidate.',
    note: 'Stored in a note with the title of the column.',
    cv: "The names of the candidate's files in the ZIP.",
    job: 'An open job of the company, by title, to which the candidate is added. No triggers fire.',
    stage: 'The stage of that job, by name. The first stage by default.',
    ownField: "One of the company's own fields, identified by `propertyKey`.",
  },
)

export const CandidateImportStatus = enumOf<ImportStep>(
  'CandidateImportStatus',
  'The status of an import of candidates.',
  {
    new: 'Its columns are not assigned yet, or its CVs are still being uploaded.',
    checking: 'Its rows are being read. No candidates are created yet.',
    checked: 'The outcome of each row is known.',
    importing: 'Its rows are becoming candidates.',
    succeeded: 'The import is done, though single rows may have failed. It can be undone.',
    failed: 'The entire file could not be imported.',
    undoing: 'The import is being undone.',
    undone: 'The import was undone.',
  },
)

export const CandidateImportOutcome = enumOf<RowOutcome>(
  'CandidateImportOutcome',
  'The outcome of a row of an import: expected, or actual once the row is done.',
  {
    waiting: 'A CV that has not been read yet.',
    created: 'A new candidate.',
    completed: 'A candidate who was already known and gets the data that they lack.',
    existing: 'A candidate who was already known and stays as they are.',
    failed: 'The row does not become a candidate.',
    left: 'A CV that the user has decided to leave out.',
    undone: 'The row was undone.',
    kept: 'The row was not undone, because the candidate has been changed since.',
  },
)

export const CandidateImportDateFormat = enumOf<CandidateImport['dateFormat']>(
  'CandidateImportDateFormat',
  'The order of day and month in dates that begin with neither the year nor a name.',
  { dayFirst: 'The day first: 31/12/2026.', monthFirst: 'The month first: 12/31/2026.' },
)

export const CandidateImportKind = enumOf<ImportKind>(
  'CandidateImportKind',
  'What an import of candidates consists of.',
  { rows: 'The rows of a CSV.', cvs: 'CVs only: each file is a row.' },
)

export const CandidateImportDecision = enumOf<CvDecision>('CandidateImportDecision', "The user's decision on a CV.", {
  take: 'The CV is imported. A candidate who is already known gets the CV and the data that they lack.',
  leave: 'The CV is left out.',
})
