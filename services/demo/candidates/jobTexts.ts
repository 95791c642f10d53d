import { sanitizeRichText } from '../../core/richText/sanitize.ts'
import type { PublishStatus } from '../../features/jobs/jobShapes.ts'

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The form in which the services would store it. */
const html = (text: string) => sanitizeRichText(text, 'job')

/** What a team in each field of work does; fields that are not listed use texts for all teams. */
const duties: Record<string, readonly string[]> = {
  Backend: [
    'Design and build services that answer in milliseconds',
    'Review code and look after what runs in production',
  ],
  Frontend: [
    'Build screens that people like to use, for keyboard and touch alike',
    'Measure what makes a page slow, and mend it',
  ],
  'Data & AI': ['Build pipelines that others can trust', 'Turn questions of the business into figures and models'],
  'Human Resources': ['Find people and keep them informed at each step', 'Advise managers on interviews and offers'],
  Finance: ['Close the books each month', 'Explain figures to those who are not accountants'],
}
const everyTeam = [
  'Plan the work of the quarter with the team',
  'Share what you learn with colleagues in Vietnam and Japan',
]

interface About {
  title: string
  skills: readonly string[]
  index: number
  isIntern: boolean
  currencyOf(name: string): string
}

/**
 * Returns the texts and salary of a demo job. Every sixth is paid in dollars, and every seventh does not state a
 * salary.
 */
export function jobTexts(category: string, { title, skills, index, isIntern, currencyOf }: About) {
  const isInDollars = index % 6 === 5
  const unit = isInDollars ? 100 : 1_000_000
  const lowest = (isIntern ? 6 : 18 + (index % 9) * 3) * unit
  const isNamed = index % 7 !== 6
  return {
    description: html(
      `<p>We look for a <strong>${title.replaceAll('&', '&amp;')}</strong> who will:</p>${list([...(duties[category] ?? []), ...everyTeam])}`,
    ),
    qualification: html(
      list([
        `Practice in ${skills.join(', ')}`,
        isIntern ? 'At least four days a week' : 'English for daily work; Japanese is a plus',
      ]),
    ),
    benefit: html(
      list(['13th month salary and a yearly bonus', 'Private health insurance', 'Two days a week at home']),
    ),
    salary_from: isNamed ? lowest : null,
    salary_to: isNamed ? Math.round(lowest * 1.5) : null,
    salary_currency_id: isNamed ? currencyOf(isInDollars ? 'USD' : 'VND') : null,
    hashtags: [isIntern ? 'internship' : 'hiring', ...(index % 3 === 0 ? ['hybrid'] : [])],
  }
}

/**
 * Returns the publication of a job: every third open job is published, every fourth of the others is waiting for
 * approval, and one was refused.
 */
export function publication(status: number, index: number, asker: string, created: Date) {
  const state: PublishStatus | null =
    status !== 0 ? null : index % 3 === 0 ? 'Approve' : index % 4 === 1 ? 'Pending' : index === 2 ? 'Reject' : null
  return {
    publish_status: state,
    publish_asked_by: state && asker,
    publish_asked_at: state && new Date(created.getTime() + 3_600_000),
  }
}
