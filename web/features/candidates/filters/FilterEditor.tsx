import { Flex } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { areValid, isCondition, takesNoValue, type Condition } from './conditions.ts'
import type { Operator } from './catalogue.ts'
import type { FilterField } from './useLookups.ts'
import ValueControl from './ValueControl.tsx'
import { useOperatorText } from './useConditionText.ts'

interface Props {
  field: FilterField
  /** The current condition; undefined for a new filter. */
  condition?: Condition
  onApply: (condition: Condition) => void
}

/** The operator and value of one filter. No request is sent before Apply. */
export default function FilterEditor({ field, condition, onApply }: Props) {
  const { t } = useTranslation('candidates')
  const operatorText = useOperatorText()
  const [operator, setOperator] = useState<Operator>(condition?.operator ?? field.operators[0]!)
  const [typed, setTyped] = useState<readonly string[]>(condition?.values ?? [])
  const [isWrong, setWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // The panel is inside the form of the search box.
    event.stopPropagation()
    const texts = typed.map((value) => (field.kind === 'number' ? value.trim().replace(',', '.') : value.trim()))
    const values = takesNoValue(operator) ? [] : operator === 'between' ? [texts[0] ?? '', texts[1] ?? ''] : texts
    const next: Condition = { filter: field.filter, operator, values }
    if (!areValid(field.kind, operator, values) || !isCondition(next)) return setWrong(true)
    onApply(next)
  }
  return (
    <form noValidate onSubmit={apply}>
      <Flex direction="column" gap="3" width="min(300px, calc(100vw - 64px))">
        <NativeSelect
          aria-label={t('operator', { replace: { field: field.label } })}
          value={operator}
          onChange={(event) => {
            setOperator(event.target.value as Operator)
            setWrong(false)
          }}
        >
          {field.operators.map((name) => (
            <option key={name} value={name}>
              {operatorText(name, field.kind)}
            </option>
          ))}
        </NativeSelect>
        <ValueControl
          field={field}
          operator={operator}
          values={typed}
          error={isWrong ? t(field.filter === 'id' ? 'wrong.id' : `wrong.${field.kind}`) : undefined}
          onChange={(values) => {
            setTyped(values)
            setWrong(false)
          }}
        />
        {isWrong && field.kind === 'list' && (
          <Flex role="alert" color="status.red.fg" fontSize="12px">
            {t('wrong.list')}
          </Flex>
        )}
        <Button kind="primary" type="submit">
          {t('apply')}
        </Button>
      </Flex>
    </form>
  )
}
