import { Readable } from 'node:stream'
import { csvRow, csvStart, type CsvCell } from '../../../common/csv.ts'
import { answerText } from '../../../common/forms/answerText.ts'
import { compareAnswers } from '../../../common/forms/comparison.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import { hasReason } from '../../../common/forms/fields.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { comparison } from './comparison.ts'
import type { ScorecardComparison } from './contract.ts'

const words = { yes: 'Yes', no: 'No' } as const
const recommendations = { strongYes: 'Strong yes', yes: 'Yes', no: 'No', strongNo: 'Strong no' } as const
const notAsked = 'not asked'

/** Streams the comparison as CSV, no faster than the client reads it. */
export async function exportComparison(
  context: Pick<RequestContext, 'db' | 'caller'>,
  about: { jobId: string; candidateId: string },
): Promise<Download> {
  const found = await comparison(context, about)
  const names = await readersOf(
    context.db,
    found.people.map(({ request }) => request.userName),
  )
  const nameOf = (userName: string) => names.get(userName)?.fullName ?? userName
  return {
    name: `feedback-${found.candidateName}-${new Date().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from(lines(found, nameOf), { objectMode: false }),
  }
}

function* lines({ people, forms, candidateName, jobTitle }: ScorecardComparison, nameOf: (userName: string) => string) {
  const given = people.flatMap(({ answer }) => (answer ? [answer] : []))
  const formOf = new Map(forms.map((form) => [form.id, form]))
  const row = (title: string, cells: readonly CsvCell[]) => csvRow([title, ...cells])
  yield csvStart
  yield row('Candidate', [candidateName])
  yield row('Job', [jobTitle])
  yield row(
    'Interviewer',
    given.map(({ userName }) => nameOf(userName)),
  )
  yield row(
    'Submitted',
    given.map(({ writtenDate }) => writtenDate),
  )
  yield row(
    'Recommendation',
    given.map(({ recommendation }) => recommendation && recommendations[recommendation]),
  )
  yield row(
    'Points',
    given.map(({ points, mostPoints }) => (points === null ? null : `${points} of ${mostPoints ?? 0}`)),
  )
  yield row(
    'Percent',
    given.map(({ percents }) => percents),
  )
  yield row(
    'Job rank',
    given.map(({ jobRank }) => jobRank),
  )
  yield row(
    'Summary',
    given.map(({ summary }) => summary),
  )
  const compared = compareAnswers(
    given.map(({ formVersionId, answers }) => {
      const { formId, name, version, contents } = formOf.get(formVersionId)!
      return { formId, formName: name, version, fields: parseContents(contents).fields, answers }
    }),
  )
  for (const { name, rows } of compared) {
    yield row(name, [])
    for (const { title, cells } of rows) {
      yield row(
        title,
        cells.map((cell) => (cell ? answerText(cell.field, cell.answer, words) : notAsked)),
      )
      if (cells.some((cell) => cell && hasReason(cell.field)))
        yield row(
          `${title}: reason`,
          cells.map((cell) => cell?.answer?.reason),
        )
    }
  }
  for (const { request, answer } of people)
    if (!answer)
      yield row(nameOf(request.userName), [request.isHidden && request.state === 'submitted' ? 'hidden' : 'owed'])
}
