import { Flex } from '@chakra-ui/react'
import { Copy, FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { isFilled } from '../../../../common/patterns.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { formTypes, type FormType, type InterviewFormCategory } from '../categories.ts'
import { longestName } from '../limits.ts'
import { createPath, type CreateState } from '../paths.ts'
import type { CreateDialogQuery } from './__generated__/CreateDialogQuery.graphql.ts'

type Step = 'choose' | 'blank' | 'duplicate'

interface Values {
  formName: string
  source: Option | null
}

interface Props {
  /**
   * The type of the form: that of the list behind (D-12). Null if the list shows all types, so that the dialog asks.
   */
  type: FormType | null
  onClose: () => void
}

/**
 * Creates a form, blank or as a copy of another, asks for its name, and opens the editor. Closing resets the dialog.
 */
export default function CreateDialog({ type, onClose }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('choose')
  const [chosen, setChosen] = useState<FormType>(type ?? 'feedback')
  const category = formTypes[chosen]
  const form = useForm<Values>({ defaultValues: { formName: '', source: null }, shouldUnregister: true })
  const next = form.handleSubmit(({ formName, source }) => {
    const state: CreateState = {
      formName: formName.trim(),
      duplicateId: step === 'duplicate' ? (source?.value ?? null) : null,
      category,
    }
    onClose()
    void navigate(createPath, { state })
  })
  const back = () => {
    form.reset()
    setStep('choose')
  }
  const rules = { validate: (value: unknown) => isFilled(value) || t('formNameRequired') }
  return (
    <Drawer place="center" width="max(30vw, 400px)" title={t('createTitle')} onClose={onClose}>
      {step === 'choose' ? (
        <>
          <DrawerBody display="grid" gap="3" alignContent="start">
            <Button height="auto" paddingBlock="4" justifyContent="flex-start" onClick={() => setStep('blank')}>
              <FilePlus2 size={18} aria-hidden />
              {t('blankForm')}
            </Button>
            <Button height="auto" paddingBlock="4" justifyContent="flex-start" onClick={() => setStep('duplicate')}>
              <Copy size={18} aria-hidden />
              {t('duplicateForm')}
            </Button>
          </DrawerBody>
          <DrawerFooter>
            <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          </DrawerFooter>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void next(event)} style={{ display: 'contents' }}>
          <DrawerBody
            display="grid"
            gap="4"
            alignContent="start"
            minHeight={step === 'duplicate' ? '340px' : undefined}
          >
            {type === null && (
              <Field label={t('template.formType')}>
                {(aria) => (
                  <NativeSelect
                    {...aria}
                    value={chosen}
                    onChange={(event) => {
                      setChosen(event.target.value as FormType)
                      // A source of another type does not fit.
                      form.resetField('source')
                    }}
                  >
                    {(Object.keys(formTypes) as FormType[]).map((name) => (
                      <option key={name} value={name}>
                        {t(`formTypes.${name}`)}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            )}
            <TextField
              control={form.control}
              name="formName"
              label={t('formName')}
              isRequired={false}
              rules={rules}
              maxLength={longestName}
            />
            {step === 'duplicate' && <SourceField key={category} control={form.control} category={category} />}
          </DrawerBody>
          <DrawerFooter>
            <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
            <Flex gap="2">
              <Button onClick={back}>{t('back')}</Button>
              <Button kind="primary" type="submit">
                {t('next')}
              </Button>
            </Flex>
          </DrawerFooter>
        </form>
      )}
    </Drawer>
  )
}

/** The form that is copied, searched on the server. */
function SourceField({
  control,
  category,
}: {
  category: InterviewFormCategory
  control: ReturnType<typeof useForm<Values>>['control']
}) {
  const { t } = useTranslation('interviewForms')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'source', rules: { required: t('sourceRequired') } })
  const load = async (search: string) => {
    const answer = await fetchQuery<CreateDialogQuery>(
      environment,
      graphql`
      query CreateDialogQuery($category: InterviewFormCategory!, $query: String) { interviewForms(query: $query, filter: { category: $category }, first: 30) @required(action: THROW) { nodes { databaseId name } } }
    `,
      { category, query: search || null },
    ).toPromise()
    return answer?.interviewForms.nodes.map(({ databaseId, name }) => ({ value: databaseId, label: name })) ?? []
  }
  return (
    <Field label={t('source')} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchLabel')}
        />
      )}
    </Field>
  )
}
