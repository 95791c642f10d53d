import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { CompareTable } from '../duplicates/CompareTable.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'
import { useOptions } from '../form/useOptions.ts'
import { fieldText, type FieldName } from './threeWay.ts'

export interface Conflict {
  by: string
  at: string
  theirs: CandidateValues
  /** The fields that both users have changed. */
  names: readonly FieldName[]
}

interface Props extends Conflict {
  mine: CandidateValues
  isSending: boolean
  /** Discards the input of this user. */
  onTheirs: () => void
  /** Saves the changes of both; the other user's values win for these fields. */
  onSave: (names: FieldName[]) => void
  onClose: () => void
}

/** Shown when another user has saved the candidate. For fields that both have changed, one value is chosen. */
export function ConflictDialog({ by, at, names, mine, theirs, isSending, onTheirs, onSave, onClose }: Props) {
  const { t } = useTranslation('candidateForms')
  const options = useOptions()
  const [own, setOwn] = useState<ReadonlySet<FieldName>>(new Set(names))
  const take = (name: FieldName, isMine: boolean) => {
    const next = new Set(own)
    if (isMine) next.add(name)
    else next.delete(name)
    setOwn(next)
  }
  const rows = names.map((name) => ({
    name,
    mine: fieldText(name, mine, options),
    theirs: fieldText(name, theirs, options),
    isDifferent: true,
    isChoice: true,
  }))
  return (
    <Drawer place="center" width="760px" title={t('conflict.title')} onClose={onClose}>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Text overflowWrap="anywhere">
          {by ? t('conflict.text', { replace: { by, at: formatDateTime(at) } }) : t('conflict.unnamed')}{' '}
          {t('conflict.choose')}
        </Text>
        <CompareTable rows={rows} mine={t('conflict.yours')} theirs={t('conflict.others')} taken={own} onTake={take} />
      </DrawerBody>
      <DrawerFooter>
        <Button disabled={isSending} onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
        <Button
          kind="primary"
          disabled={isSending}
          aria-busy={isSending}
          onClick={() => onSave(names.filter((name) => !own.has(name)))}
        >
          {t('conflict.save')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
