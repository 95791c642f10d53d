import { makeRequests, newsOfAsked, type AskedUser } from '../feedbackRequests/requesting.ts'
import { tellFeedback } from '../feedbackRequests/events.ts'
import type { News } from '../../core/notifications/notify.ts'
import type { TriggerContext } from './occasions.ts'
import type { Occasion, PlannedMail, PlannedStep } from './plan.ts'

interface Planned {
  occasion: Occasion
  steps: PlannedStep[]
}

const isDue = ({ asks, delayMinutes, outcome }: PlannedStep) =>
  asks !== null && delayMinutes === 0 && outcome === 'done'

/** Replaces the placeholder for the feedback page in a mail with the actual address. */
function withLink({ subject, body, html, ...mail }: PlannedMail, shown: string, url: string): PlannedMail {
  const put = (text: string) => text.replaceAll(shown, url)
  return { ...mail, subject, body: put(body), ...(html !== undefined && { html: put(html) }) }
}

/** Returns a step with the result of its feedback requests. People who already owe the feedback were not asked. */
function stepOf(step: PlannedStep, { feedbackUrl }: Occasion, asked: readonly AskedUser[]): PlannedStep {
  if (asked.length === 0) return { ...step, outcome: 'skipped', reason: 'askedAlready', mails: [], missing: [] }
  const mails = step.mails.flatMap((mail) => {
    const to = asked.find(({ reader }) => reader.userName === mail.userName)
    return to ? [withLink(mail, feedbackUrl, to.url)] : []
  })
  return { ...step, mails }
}

/**
 * Requests the feedback that triggers want, in the caller's transaction. Returns the steps with the links in their
 * mails, and the inbox notifications.
 */
export async function askBySteps<T extends Planned>(
  context: TriggerContext,
  planned: readonly T[],
): Promise<{ planned: T[]; news: News[] }> {
  const due = planned.flatMap(({ occasion, steps }) => steps.filter(isDue).map((step) => ({ occasion, step })))
  const asked = new Map<string, AskedUser[]>()
  const news: News[] = []
  for (const [triggerId, group] of Map.groupBy(due, ({ step }) => step.triggerId)) {
    const [{ step, occasion }] = group as [(typeof group)[number]]
    // oxlint-disable-next-line no-await-in-loop -- as many as the triggers that ask
    const { asked: made } = await makeRequests(context, {
      jobId: occasion.job.id,
      candidateIds: group.map((one) => one.occasion.candidate.id),
      userNames: step.asks!.userNames,
      formId: step.asks!.formId,
      triggerId,
      stage: { id: step.statusId, name: step.statusName },
    })
    for (const one of made) {
      const key = `${triggerId} ${one.candidate.id}`
      asked.set(key, [...(asked.get(key) ?? []), one])
    }
    if (made.length === 0) continue
    news.push(...newsOfAsked(made, occasion.job.title))
    await tellFeedback(
      context.db,
      occasion.job.id,
      made.map(({ candidate }) => candidate.id),
    )
  }
  return {
    planned: planned.map((one) => ({
      ...one,
      steps: one.steps.map((step) =>
        isDue(step)
          ? stepOf(step, one.occasion, asked.get(`${step.triggerId} ${one.occasion.candidate.id}`) ?? [])
          : step,
      ),
    })),
    news,
  }
}
