import type { EmailTemplate } from '../emailTemplates/contract.ts'
import type { SkipReason, Trigger, TriggerStep, WorkflowGroup, WorkflowStatus } from './workflowShapes.ts'
import { plainText } from '../../core/mail/plainText.ts'
import { fill } from './templates.ts'

export interface Person {
  userName: string
  fullName: string
  email: string | null
}

/** A candidate of a job, and what triggers need to know to act. */
export interface Occasion {
  candidate: { id: string; name: string; email: string | null }
  job: { id: string; title: string; owner: string }
  /** Values of placeholders by name. */
  values: Readonly<Record<string, string>>
  /** Every placeholder that there is. */
  placeholders: readonly string[]
  templates: ReadonlyMap<string, EmailTemplate>
  people: ReadonlyMap<string, Person>
  /** Page of the candidate. */
  link: string
}

/** A step with what is needed to do it. */
export interface PlannedStep extends TriggerStep {
  statusId: string
  targetId: string | null
}

type Effect = Pick<PlannedStep, 'reason' | 'mails' | 'missing' | 'targetId' | 'targetName'>
const effect = (given: Partial<Effect>): Effect => ({
  reason: null,
  mails: [],
  missing: [],
  targetId: null,
  targetName: null,
  ...given,
})
const skip = (reason: SkipReason, more: Partial<Effect> = {}): Effect => effect({ reason, ...more })

/** One mail to each of those who have an address. */
function mailTo(
  people: readonly (Person | { fullName: string; email: string | null })[],
  subject: string,
  body: string,
): Effect {
  const missing = people.filter(({ email }) => !email).map(({ fullName }) => fullName)
  const mails = people.flatMap(({ email }) => (email ? [{ recipient: email, subject, body }] : []))
  return mails.length > 0 ? effect({ mails, missing }) : skip('noRecipient', { missing })
}

function mailByTemplate(
  { templateId }: Trigger,
  { templates, values, placeholders }: Occasion,
  people: Parameters<typeof mailTo>[0],
): Effect {
  const template = templateId ? templates.get(templateId) : undefined
  if (!template) return skip('noTemplate')
  const [subject, body] = [
    fill(template.subject, values, placeholders),
    fill(plainText(template.contents), values, placeholders),
  ]
  // A mail with a bare placeholder in it must not leave the house.
  const missing = [...new Set([...subject.missing, ...body.missing])]
  return missing.length > 0 ? skip('placeholders', { missing }) : mailTo(people, subject.text, body.text)
}

/** Under the text of each mail: by which form feedback is asked, and where the candidate is seen. */
function withForm(found: Effect, { formName }: Trigger, { link }: Occasion): Effect {
  if (!formName) return found
  return {
    ...found,
    mails: found.mails.map((mail) => ({
      ...mail,
      body: `${mail.body}

Feedback form: ${formName}
${link}
`,
    })),
  }
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
      return withForm(mailByTemplate(trigger, occasion, named(trigger.userNames)), trigger, occasion)
    case 'notifyUsers':
      return mailTo(
        named(trigger.userNames),
        `${candidate.name}: ${status.name}`,
        `${candidate.name} has entered the status ${status.name} for ${job.title}.\n\n${link}\n`,
      )
    case 'moveToStatus': {
      const target = statuses.find(({ id }) => id === trigger.targetId)
      return target ? effect({ targetId: target.id, targetName: target.name }) : skip('noTarget')
    }
  }
}

/**
 * What the triggers of a status do when a candidate of a job enters it, in order, and what those of the status do that they
 * move on to. Nothing is done here: the dry run shows it, entering a status does it.
 */
export function plan(workflow: WorkflowGroup, startId: string, occasion: Occasion): PlannedStep[] {
  const steps: PlannedStep[] = []
  const seen = new Set<string>()
  let next: string | null = startId
  while (next !== null) {
    const status: WorkflowStatus = workflow.statuses.find(({ id }) => id === next)!
    seen.add(status.id)
    next = null
    for (const trigger of status.triggers) {
      let found = workflow.active ? effectOf(trigger, status, workflow, occasion) : skip('inactive')
      const { targetId, targetName } = found
      if (targetId !== null && next !== null) found = skip('movedAlready', { targetName })
      else if (targetId !== null && seen.has(targetId)) found = skip('loop', { targetName })
      else if (targetId !== null) next = targetId
      steps.push({
        triggerId: trigger.id,
        kind: trigger.kind,
        statusId: status.id,
        statusName: status.name,
        outcome: found.reason === null ? 'done' : 'skipped',
        ...found,
      })
    }
  }
  return steps
}
