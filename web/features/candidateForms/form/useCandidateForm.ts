import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { clearDraft, keepDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import { alignExtensions, emptyValues, type CandidateValues } from './candidateValues.ts'
import { shownExtensions, type FormOptions } from './useOptions.ts'

/** The form with what was typed earlier and never sent; `start` takes it back to another beginning. */
export function useCandidateForm(options: FormOptions, databaseId: string | null, given: CandidateValues | null) {
  const { user } = useSession()
  const draftKey = `${user.userName}:candidate:${databaseId ?? 'new'}`
  const shown = shownExtensions(options)
  // A switch that must be answered says no until it is turned on.
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
    // Who adds a candidate looks after them, unless they say otherwise.
    const owner = options.viewer ? userOption(options.viewer.user) : null
    const base = aligned(given ?? { ...emptyValues, statusId: status?.id ?? '', owner })
    const draft = readDraft<CandidateValues>(draftKey)
    // The file of an edited candidate is sent when it is saved, and a closed tab has lost it; so it is with a photo.
    const photo = draft?.photo === null ? null : base.photo
    return { base, draft: draft && aligned({ ...base, ...draft, photo, ...(given && { cvPath: '' }) }) }
  })
  const [isRestored, setRestored] = useState(opened.draft !== null)
  const form = useForm<CandidateValues>({ defaultValues: opened.draft ?? opened.base })
  useDraft(form, draftKey)
  // Read while rendering: the form tells of it only then.
  const { isDirty } = form.formState
  const forget = () => clearDraft(draftKey)
  return {
    form,
    isRestored,
    isUnsaved: isDirty || isRestored,
    forget,
    /** What stands nowhere else comes back with the next form, unless another one was begun meanwhile. */
    keep: (values: CandidateValues) => readDraft(draftKey) ?? keepDraft(draftKey, values),
    /** Begins anew: with what was there when the form was opened, or with these values. */
    start(values: CandidateValues = opened.base) {
      form.reset(aligned(values))
      forget()
      setRestored(false)
    },
  }
}
