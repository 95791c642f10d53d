import { escapeText } from '../../../common/richText/write.ts'
import type { CareerApplication, CareerSite } from '../../../services/features/careers/contract.ts'
import type { Frame, Page } from './layout.ts'
import { answerRows } from './questions/answers.ts'

/** A company whose site is closed, for the page of somebody who applied earlier. */
export const closedSite = (companyName: string): CareerSite => ({
  ...{ companyId: '', companyName, website: null, hasLogo: false, brandColor: null, jobCount: 0 },
  ...{ introduction: { en: '', vi: '', ja: '' }, locations: [], departments: [], pages: [] },
})

/** Returns an applicant's own page: the state of the application, the stored data, and the available actions. */
export function ownPage({ site, words }: Frame, application: CareerApplication, place: string): Page {
  const { t, plain, day } = words
  const { jobTitle, name, email, phone, message, fileName, consentText, state, createdDate, isErasureAsked } =
    application
  const rows = [
    [t('yourName'), name],
    [t('email'), email],
    [t('phone'), phone],
    [t('file'), fileName],
    [t('message'), message],
    ...answerRows(application, words),
    [t('agreedTo'), consentText],
    [t('agreedToo'), application.keepText],
  ].flatMap(([label, text]) => (text ? [`<div><dt>${label}</dt><dd>${escapeText(text)}</dd></div>`] : []))
  // Actions that cannot be undone have to be confirmed. A program that follows links changes nothing.
  const form = (action: 'withdraw' | 'erase') =>
    `<details><summary>${t(action)}</summary><form method="post"><label class="box"><input type="checkbox" name="sure" value="1" required><span>${t(`${action}Sure`)}</span></label><button name="action" value="${action}">${t(action)}</button></form></details>`
  const forms = [
    ...(state === 'withdrawn' || state === 'closed' ? [] : [form('withdraw')]),
    ...(isErasureAsked ? [] : [form('erase')]),
  ]
  return {
    title: plain('application', { job: jobTitle }),
    about: '',
    place,
    isHidden: true,
    html: `<article><h1>${t('application', { job: jobTitle })}</h1>
<p class="facts">${t('appliedOn', { date: day(createdDate.slice(0, 10)) })}</p>
<p><strong>${t('state')}:</strong> ${t(state)}</p>
${isErasureAsked ? `<p role="status">${t('eraseAsked', { company: site.companyName })}</p>` : ''}
<h2>${t('stored')}</h2><dl>${rows.join('')}</dl>
${forms.join('\n')}</article>`,
  }
}
