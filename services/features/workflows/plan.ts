import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import type { EmailTemplate } from '../emailTemplates/contract.ts'
import { picturesIn } from '../emailTemplates/files.ts'
import type {
  SkipReason,
  Trigger,
  TriggerCondition,
  TriggerStep,
  WorkflowGroup,
  WorkflowStatus,
} from './workflowShapes.ts'
import type { Language } from '../../core/contract/languages.ts'
import type { Reader } from '../../core/identity/people/readers.ts'
import { letter, type Line } from '../../core/mail/letter.ts'
import type { Letter, MailFile } from '../../core/mail/mailParts.ts'
import type { NewMail } from '../../core/mail/outbox.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { fill } from '../../core/mail/templates.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText } from '../../core/richText/tokens.ts'
import { linkLines } from '../feedbackRequests/letters.ts'
import { mailTexts } from './mailTexts.ts'

/** A possible recipient of a mail. The language of candidates is unknown. */
type Recipient = Pick<Reader, 'fullName' | 'email'> & Partial<Pick<Reader, 'language' | 'userName'>>

/** A candidate of a job, with the data that triggers need. */
export interface Occasion {
  candidate: {
    id: string
    name: string
    email: string | null
    channelId: string | null
    /** The percentage of points in the feedback for the job; null: there is no feedback with points. */
    score: number | null
  }
  job: { id: string; title: string; owner: string; departmentId: string | null }
  /** The values of placeholders by name. */
  values: Readonly<Record<string, string>>
  /** The names of all existing placeholders. */
  placeholders: readonly string[]
  templates: ReadonlyMap<string, EmailTemplate>
  /** The pictures of the templates, by path. */
  pictures: ReadonlyMap<string, MailFile>
  people: ReadonlyMap<string, Reader>
  /** The address of the candidate's page. */
  link: string
  /** The active feedback forms, newest first. */
  forms: readonly { id: string; name: string }[]
  /** Replaces the address of a feedback request in mails until the request is created. */
  feedbackUrl: string
}

/** The people whom a step asks for feedback, and the form. */
export interface Asks {
  formId: string
  userNames: readonly string[]
}

/** `contents` is the text of a mail that uses a template: sanitised HTML without the frame. */
export type PlannedMail = Letter &
  Pick<NewMail, 'recipient' | 'from' | 'attachments'> & { userName?: string; contents?: string }

/** A step with the data that is needed to run it. */
export interface PlannedStep extends Omit<TriggerStep, 'mails' | 'afterMinutes'> {
  mails: PlannedMail[]
  statusId: string
  targetId: string | null
  asks: Asks | null
}

export const isAtOnce = ({ delayMinutes }: Pick<PlannedStep, 'delayMinutes'>): boolean => delayMinutes === 0

type Effect = Pick<PlannedStep, 'reason' | 'unmet' | 'mails' | 'missing' | 'targetId' | 'targetName' | 'asks'>
const effect = (given: Partial<Effect>): Effect => ({
  reason: null,
  unmet: [],
  mails: [],
  missing: [],
  targetId: null,
  targetName: null,
  asks: null,
  ...given,
})
const skip = (reason: SkipReason, more: Partial<Effect> = {}): Effect => effect({ reason, ...more })

/** Plans one mail to each person who has an address, in their language. */
function mailTo(people: readonly Recipient[], write: (language: Language) => Omit<PlannedMail, 'recipient'>): Effect {
  const missing = people.filter(({ email }) => !email).map(({ fullName }) => fullName)
  const mails = people.flatMap(({ email, userName, language = 'en' }) =>
    email ? [{ recipient: email, ...(userName && { userName }), ...write(language) }] : [],
  )
  return mails.length > 0 ? effect({ mails, missing }) : skip('noRecipient', { missing })
}

export function mailByTemplate(
  { templateId }: Pick<Trigger, 'templateId'>,
  { templates, pictures, values, placeholders }: Occasion,
  people: readonly Recipient[],
  below: (language: Language) => readonly Line[] = () => [],
): Effect {
  const template = templateId ? templates.get(templateId) : undefined
  if (!template) return skip('noTemplate')
  const subject = fill(template.subject, values, placeholders)
  const contents = fillRichText(readRichText(template.contents, 'mail'), values, placeholders)
  // A mail with an unfilled placeholder must not be sent.
  const missing = [...new Set([...subject.missing, ...contents.missing])]
  if (missing.length > 0) return skip('placeholders', { missing })
  const attachments = picturesIn(contents.blocks, pictures)
  return mailTo(people, (language) => ({
    attachments,
    from: { address: template.emailFrom, name: template.emailFromName },
    contents: htmlOf(trimBlocks(contents.blocks)),
    ...richLetter(contents.blocks, {
      subject: subject.text,
      language: template.language,
      pictures: attachments,
      below: below(language),
    }),
  }))
}

/**
 * Plans a request for feedback with the form of the trigger, or with the newest one if it names none. People without an
 * address are notified in the inbox.
 */
function askPeople(trigger: Trigger, occasion: Occasion, people: readonly Reader[]): Effect {
  const form = occasion.forms.find(({ id }) => trigger.formId === null || id === trigger.formId)
  if (!form) return skip('noForm')
  const found = mailByTemplate(trigger, occasion, people, (language) =>
    linkLines(language, form.name, occasion.feedbackUrl),
  )
  if (people.length === 0 || (found.reason !== null && found.reason !== 'noRecipient')) return found
  return { ...found, reason: null, asks: { formId: form.id, userNames: people.map(({ userName }) => userName) } }
}

function effectOf(trigger: Trigger, status: WorkflowStatus, { statuses }: WorkflowGroup, occasion: Occasion): Effect {
  const { candidate, job, people, link } = occasion
  const named = (userNames: readonly string[]) => userNames.flatMap((userName) => people.get(userName) ?? [])
  switch (trigger.kind) {
    case 'sendEmail':
      return mailByTemplate(
        trigger,
        occasion,
        trigger.recipient === 'owner' ? named([job.owner]) : [{ fullName: candidate.name, email: candidate.email }],
      )
    case 'askFeedback':
      return askPeople(trigger, occasion, named(trigger.userNames))
    case 'notifyUsers':
      return mailTo(named(trigger.userNames), (language) => {
        const t = mailTexts[language]
        const entered = t.entered({ candidate: candidate.name, status: status.name, job: job.title })
        return letter(`${candidate.name}: ${status.name}`, [entered, { text: t.open, url: link }], language)
      })
    case 'moveToStatus': {
      const target = statuses.find(({ id }) => id === trigger.targetId)
      return target ? effect({ targetId: target.id, targetName: target.name }) : skip('noTarget')
    }
  }
}

/** Returns the conditions of a trigger that are not met. */
function unmetOf({ channelIds, departmentIds, leastScore }: Trigger, { candidate, job }: Occasion): TriggerCondition[] {
  const isAmong = (id: string | null, ids: readonly string[]) => ids.length === 0 || (id !== null && ids.includes(id))
  return [
    ...(isAmong(candidate.channelId, channelIds) ? [] : (['source'] as const)),
    ...(isAmong(job.departmentId, departmentIds) ? [] : (['department'] as const)),
    ...(leastScore === null || (candidate.score !== null && candidate.score >= leastScore) ? [] : (['score'] as const)),
  ]
}

/** Returns what prevents a trigger from running, whatever its kind. */
function hindranceOf(trigger: Trigger, { active }: WorkflowGroup, occasion: Occasion): Effect | null {
  if (!active) return skip('inactive')
  if (trigger.isPaused) return skip('paused')
  const unmet = unmetOf(trigger, occasion)
  return unmet.length > 0 ? skip('condition', { unmet }) : null
}

/**
 * Plans one trigger for a candidate of a job who has entered its status, or for a delayed trigger whose time has come.
 */
export function planTrigger(
  trigger: Trigger,
  status: WorkflowStatus,
  workflow: WorkflowGroup,
  occasion: Occasion,
  been: ReadonlySet<string>,
): PlannedStep {
  const hindrance = hindranceOf(trigger, workflow, occasion)
  let found = hindrance ?? effectOf(trigger, status, workflow, occasion)
  const isLoop = found.targetId !== null && been.has(found.targetId)
  if (isLoop) found = skip('loop', { targetName: found.targetName })
  return {
    triggerId: trigger.id,
    kind: trigger.kind,
    statusId: status.id,
    statusName: status.name,
    outcome: found.reason === null ? 'done' : 'skipped',
    ...found,
    delayMinutes: hindrance || isLoop ? 0 : trigger.delayMinutes,
  }
}

/**
 * Plans the triggers of a status for a candidate of a job, in order, including those of statuses to which they move the
 * candidate at once. It has no side effects: the dry run shows the result, and entering a status carries it out. `been`
 * are the statuses through which triggers have already moved the candidate.
 */
export function plan(
  workflow: WorkflowGroup,
  startId: string,
  occasion: Occasion,
  been: readonly string[] = [],
): PlannedStep[] {
  const steps: PlannedStep[] = []
  const seen = new Set(been)
  let next: string | null = startId
  while (next !== null) {
    const status: WorkflowStatus = workflow.statuses.find(({ id }) => id === next)!
    seen.add(status.id)
    next = null
    for (const trigger of status.triggers) {
      const step = planTrigger(trigger, status, workflow, occasion, seen)
      const { targetId, targetName, delayMinutes } = step
      if (targetId === null || delayMinutes > 0) steps.push(step)
      else if (next === null) {
        next = targetId
        steps.push(step)
      } else steps.push({ ...step, outcome: 'skipped', ...skip('movedAlready', { targetName }) })
    }
  }
  return steps
}
