import type { TFunction } from 'i18next'
import { graphql, readInlineData } from 'relay-runtime'
import { delayText } from './delays.ts'
import type { triggerText_trigger$key } from './__generated__/triggerText_trigger.graphql.ts'

/**
 * Returns what a trigger does, as a sentence. `nameOf` returns the name of a status of the workflow by its global id.
 */
export function triggerText(
  t: TFunction<'workflows'>,
  key: triggerText_trigger$key,
  nameOf: (stepId: string) => string | undefined,
): string {
  const {
    kind,
    kindName,
    templateName,
    formName,
    recipient,
    recipientName,
    users,
    target,
    delayMinutes,
    conditions,
    channels,
    departments,
    leastScore,
    goneConditions,
  } = readInlineData(
    graphql`
    fragment triggerText_trigger on WorkflowTrigger @inline { kind kindName templateName formName recipient recipientName users { fullName } target { id } delayMinutes conditions channels { name } departments { name } leastScore goneConditions }
  `,
    key,
  )
  const values = {
    template: templateName ?? t('templateGone'),
    people: (users ?? []).map(({ fullName }) => fullName).join(', '),
    to: recipientName ?? (recipient ? t(`recipients.${recipient}`) : ''),
    kind: kindName ?? t(`kinds.${kind}`),
    status: (target && nameOf(target.id)) || t('statusGone'),
  }
  const sentence = t(`sentences.${kind}`, { replace: values })
  const whole = formName ? t('withForm', { replace: { sentence, form: formName } }) : sentence
  const late =
    delayMinutes > 0 ? t('withDelay', { replace: { sentence: whole, delay: delayText(t, delayMinutes) } }) : whole
  const named = { SOURCE: channels, DEPARTMENT: departments, SCORE: [{ name: String(leastScore) }] }
  const only = conditions.map((condition) => {
    const names = (named[condition] ?? []).map(({ name }) => name)
    if (goneConditions?.includes(condition)) names.push(t('conditionGone'))
    return t(`onlyFor.${condition}`, { replace: { names: names.join(', ') || t('conditionGone') } })
  })
  return only.length > 0 ? t('withConditions', { replace: { sentence: late, conditions: only.join('; ') } }) : late
}
