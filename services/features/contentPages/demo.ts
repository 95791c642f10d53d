import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import './tables.ts'

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

const pages = [
  {
    code: 'getting-started',
    title: 'Getting started',
    contents:
      '<h2>Your first day</h2>' +
      '<ol><li>Create a job and choose its workflow.</li><li>Add candidates, or import their CVs.</li>' +
      '<li>Invite your colleagues to interviews.</li></ol>' +
      paragraphs('Press <strong>?</strong> on any page to see the keys that work there.'),
  },
  {
    code: 'privacy',
    title: 'Privacy',
    contents: paragraphs(
      'Personal data of candidates is kept for as long as their application lasts, and for the time that they have agreed to.',
      'A candidate may ask for a copy of their data, or for its deletion. Write to the contacts in the menu of help.',
    ),
  },
  {
    code: 'terms',
    title: 'Terms of service',
    contents: paragraphs(
      'A company looks after its own data. Whoever signs in acts for the company that has invited them.',
      'What people of a company enter is read by that company alone, unless they publish it.',
    ),
  },
] as const

/** Inserts content pages that all users can read. */
export async function insertDemo({ db, key, users }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const updated_by = users[0]!
  await db
    .insert(
      'content_page',
      pages.map((page) => ({ id: demoId(`content:${page.code}`), ...page, updated_by })),
    )
    .execute()
}
