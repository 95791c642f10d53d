import { Flex, Text } from '@chakra-ui/react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Popover } from './Popover.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  children: ReactNode
  /** The question; 'Are you sure?' by default. */
  question?: string
  /** Called before the question appears; false prevents it (an invalid form). */
  before?: () => boolean | Promise<boolean>
  onConfirm: () => void
}

/** A button that asks 'Are you sure?' (Yes/No) before it acts. */
export function ConfirmButton({ children, question, before, onConfirm, ...rest }: Props) {
  const { t } = useTranslation('shared')
  const [isOpen, setOpen] = useState(false)
  const text = question ?? t('areYouSure')
  return (
    <Popover
      label={text}
      role="alertdialog"
      align="end"
      side="above"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(props) => (
        <Button
          {...rest}
          {...props}
          onClick={async () => {
            if (isOpen) setOpen(false)
            else if (!before || (await before())) setOpen(true)
          }}
        >
          {children}
        </Button>
      )}
    >
      {(close) => (
        <>
          <Text fontWeight="600" marginBlockEnd="3">
            {text}
          </Text>
          <Flex gap="2" justifyContent="flex-end">
            <Button onClick={close}>{t('no')}</Button>
            <Button
              kind="primary"
              data-autofocus
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {t('yes')}
            </Button>
          </Flex>
        </>
      )}
    </Popover>
  )
}
