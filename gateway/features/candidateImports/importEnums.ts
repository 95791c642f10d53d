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
  'What a column of a file holds of a candidate.',
  {
    name: 'The whole name.',
    givenName: 'The given name; joined with the family name in the order of their people.',
    familyName: 'The family name.',
    email: 'Their e-mail addresses.',
    phone: 'Their phone numbers.',
    jobTitle: 'The present position.',
    company: 'The present employer.',
    experienceYear: 'Years of experience.',
    birthday: 'The day of their birth.',
    gender: 'Gender, in English, Vietnamese or Japanese.',
    address: 'Where they live.',
    nationality: 'Their nationalities, by name.',
    website: 'A web address, LinkedIn too.',
    messenger: 'How to reach them by messenger.',
    source: 'Where they were found.',
    channel: 'A recruitment channel of the company, by name.',
    label: 'Labels of the company, by name.',
    owner: 'Who looks after them: user name, e-mail or full name.',
    skill: 'Their skills, by name.',
    workLocation: 'Where they would like to work.',
    institution: 'Where they studied.',
    summary: 'A few sentences about them.',
    note: 'Kept in a note, with the title of the column.',
    cv: 'Names of their files in the ZIP.',
    job: 'An open job of the company, by title, that they are put into; no triggers fire.',
    stage: 'The stage of that job, by name; the first without it.',
    ownField: "One of the company's own fields: `propertyKey`.",
  },
)

export const CandidateImportStatus = enumOf<ImportStep>(
  'CandidateImportStatus',
  'How far an import of candidates is.',
  {
    new: 'Its columns are to be told, or its CVs still come.',
    checking: 'Its rows are being read; nobody becomes a candidate yet.',
    checked: 'What would become of each row is known.',
    importing: 'Rows become candidates.',
    succeeded: 'Done; single rows may have failed. It can be undone.',
    failed: 'The file as a whole could not be imported.',
    undoing: 'It is being taken back.',
    undone: 'It was taken back.',
  },
)

export const CandidateImportOutcome = enumOf<RowOutcome>(
  'CandidateImportOutcome',
  'What becomes of a row of an import, or became of it once it is done.',
  {
    waiting: 'A CV that has not been read yet.',
    created: 'A new candidate.',
    completed: 'A candidate who was known already and gets what they lack.',
    existing: 'A candidate who was known already and stays as they are.',
    failed: 'It becomes nobody.',
    left: 'A CV that somebody has decided to leave out.',
    undone: 'It was taken back.',
    kept: 'Somebody has worked with the candidate since: it was not taken back.',
  },
)

export const CandidateImportDateFormat = enumOf<CandidateImport['dateFormat']>(
  'CandidateImportDateFormat',
  'How a file writes days that begin with neither the year nor a name.',
  { dayFirst: 'The day first: 31/12/2026.', monthFirst: 'The month first: 12/31/2026.' },
)

export const CandidateImportKind = enumOf<ImportKind>('CandidateImportKind', 'What an import of candidates is of.', {
  rows: 'Rows of a CSV.',
  cvs: 'CVs alone: each file is a row.',
})

export const CandidateImportDecision = enumOf<CvDecision>(
  'CandidateImportDecision',
  'What somebody has decided of a CV.',
  {
    take: 'It is imported, also where the candidate is known already: they get the CV and what they lack.',
    leave: 'It is left out.',
  },
)
