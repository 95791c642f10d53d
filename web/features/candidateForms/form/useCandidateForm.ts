import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { clearDraft, keepDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import { alignExtensions, emptyValues, type CandidateValues } from './candidateValues.ts'
import { shownExtensions, type FormOptions } from './useOptions.ts'

/** The form, restored from an unsent draft if there is one; `start` resets it. */
export function useCandidateForm(options: FormOptions, databaseId: string | null, given: CandidateValues | null) {
  const { user } = useSession()
  const draftKey = `${user.userName}:candidate:${databaseId ?? 'new'}`
  const shown = shownExtensions(options)
  // A required switch has the value no until it is turned on.
  const isSwitch = (key: string) => shown.some((one) => one.key === key && one.type === 'SWITCH' && one.isRequired)
  const aligned = (values: CandidateValues): CandidateValues => ({
    ...values,
    extensions: alignExtensions(
      shown.map(({ key }) => key),
      values.extensions,
    ).map(({ key, value }) => ({ key, value: value || (isSwitch(key) ? 'false' : '') })),
  })
  const [opened] = useState(() => {
    const status = options.candidateStatuses.find(({ isDefault }) => isDefault)
    // A user who adds a candidate becomes its owner unless they choose another.
    const owner = options.viewer ? userOption(options.viewer.user) : null
    const base = aligned(given ?? { ...emptyValues, statusId: status?.id ?? '', owner })
    const draft = readDraft<CandidateValues>(draftKey)
    // The CV and photo files of an edited candidate are sent on saving; closing the tab loses them, so the draft cannot
    // restore them.
    const photo = draft?.photo === null ? null : base.photo
    return { base, draft: draft && aligned({ ...base, ...draft, photo, ...(given && { cvPath: '' }) }) }
  })
  const [isRestored, setRestored] = useState(opened.draft !== null)
  const form = useForm<CandidateValues>({ defaultValues: opened.draft ?? opened.base })
  useDraft(form, draftKey)
  // Read while rendering, because the form only reports it then.
  const { isDirty } = form.formState
  const forget = () => clearDraft(draftKey)
  return {
    form,
    isRestored,
    isUnsaved: isDirty || isRestored,
    forget,
    /** Stores values that exist nowhere else as the draft for the next form, unless another draft was begun. */
    keep: (values: CandidateValues) => readDraft(draftKey) ?? keepDraft(draftKey, values),
    /** Resets the form to its initial values or to the passed ones. */
    start(values: CandidateValues = opened.base) {
      form.reset(aligned(values))
      forget()
      setRestored(false)
    },
  }
}
