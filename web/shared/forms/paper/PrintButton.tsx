import { Flex } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answers } from '../../../../common/forms/answers.ts'
import type { FormField } from '../../../../common/forms/fields.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { Choice } from '../../fields/controls.tsx'
import { FormPaper } from './FormPaper.tsx'

interface Props extends Pick<ComponentProps<typeof FormPaper>, 'about'> {
  name: string
  fields: readonly FormField[]
  columns: number
  /** The answers so far; if left out, only the empty form can be printed. */
  answers?: Answers
}

/** A button that shows a form on paper and prints it. */
export function PrintButton(props: Props) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Printer size={14} aria-hidden />
        {t('print')}
      </Button>
      {isOpen && <PrintDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PrintDialog({ name, fields, columns, answers, about, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['forms', 'shared'])
  const [isFilled, setFilled] = useState(answers !== undefined)
  return (
    <Drawer place="center" width="75vw" title={t('printTitle', { replace: { name } })} onClose={onClose}>
      <DrawerBody tabIndex={0} role="region" aria-label={name} bg="bg.muted">
        {answers && (
          <Flex
            role="radiogroup"
            aria-label={t('printWhat')}
            gap="4"
            flexWrap="wrap"
            justifyContent="center"
            marginBlockEnd="4"
          >
            {[true, false].map((choice) => (
              <Choice key={String(choice)}>
                <input
                  type="radio"
                  name="print-what"
                  checked={choice === isFilled}
                  onChange={() => setFilled(choice)}
                />
                {t(choice ? 'printAnswers' : 'printEmpty')}
              </Choice>
            ))}
          </Flex>
        )}
        <FormPaper
          name={name}
          fields={fields}
          columns={columns}
          answers={isFilled && answers ? answers : null}
          about={isFilled ? about : undefined}
        />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" onClick={() => window.print()}>
          <Printer size={14} aria-hidden />
          {t('print')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
