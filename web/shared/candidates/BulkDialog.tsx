import { Text, chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { useLocaliseText } from '../format/catalogue.ts'
import { formatCount } from '../format/numbers.ts'

/** A candidate that a bulk action applies to. */
export interface ChosenCandidate {
  readonly id: string
  readonly databaseId: string
  readonly name: string
}

/** The result of a bulk action for one candidate. */
export interface BulkResult {
  readonly candidateId: string
  readonly isOk: boolean
  readonly message: string | null | undefined
  readonly messageDetails?: readonly { readonly code: string; readonly params: unknown }[] | null
}

/** The candidates for whom the action failed, each with the reason; empty if all went well. */
export function BulkResults({
  candidates,
  results,
}: {
  candidates: readonly ChosenCandidate[]
  results: readonly BulkResult[]
}) {
  const { t } = useTranslation('shared')
  const text = useLocaliseText()
  const failed = results.filter(({ isOk }) => !isOk)
  if (failed.length === 0) return null
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? id
  return (
    <div role="alert">
      <Text marginBlockEnd="2" fontWeight="600">
        {t('candidate.notDone', {
          replace: { done: formatCount(results.length - failed.length), count: formatCount(results.length) },
        })}
      </Text>
      <chakra.ul paddingInlineStart="5" listStyleType="disc" overflowWrap="anywhere">
        {failed.map(({ candidateId, message, messageDetails }) => (
          <li key={candidateId}>
            <b>{nameOf(candidateId)}</b>: {text(message, messageDetails) ?? t('candidate.noReason')}
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}

interface Props {
  title: string
  candidates: readonly ChosenCandidate[]
  /** The results after the action, if some candidates failed. */
  results: readonly BulkResult[] | null
  submit: string
  isSending: boolean
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** The frame of a bulk action on candidates: its form, then what could not be done. */
export function BulkDialog({ title, candidates, results, submit, isSending, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('shared')
  const whom = candidates.length === 1 ? candidates[0]!.name : t('candidate.chosen', { count: candidates.length })
  return (
    <Drawer place="center" width="520px" title={`${title}: ${whom}`} onClose={onClose}>
      {results ? (
        <>
          <DrawerBody>
            <BulkResults candidates={candidates} results={results} />
          </DrawerBody>
          <DrawerFooter>
            <Button onClick={onClose}>{t('close')}</Button>
          </DrawerFooter>
        </>
      ) : (
        <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
          <DrawerBody display="grid" gap="4" alignContent="start" minHeight="320px">
            {children}
          </DrawerBody>
          <DrawerFooter>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
              {submit}
            </Button>
          </DrawerFooter>
        </form>
      )}
    </Drawer>
  )
}
