import { Box, Text, chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { TextArea } from '../../fields/textFields.tsx'
import { idOfUser, userOption, UserPicker } from '../../fields/UserPicker.tsx'
import { errorText } from '../../format/errorText.ts'
import { formatCount } from '../../format/numbers.ts'
import { useUnsavedGuard } from '../../hooks/useUnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import ApproveFields from '../form/ApproveFields.tsx'
import { approveInput, emptyApproval, type ApproveValues } from '../form/approveValues.ts'
import type { BulkForms, BulkKind, BulkRow } from './bulkForms.ts'
import { fetchPrefilled, withOwn } from './knownOf.ts'
import type { BulkReviewDialogQuery } from './__generated__/BulkReviewDialogQuery.graphql.ts'

interface Props extends BulkForms {
  kind: BulkKind
  rows: readonly BulkRow[]
  /** Called with the ids of the decided rows. */
  onClose: (done: readonly string[]) => void
}

/** The result for each row; null if the row was decided. */
type Results = ReadonlyMap<string, string | null>

/** Approves or rejects many rows with shared values, one after the other, and shows the result for each. */
export default function BulkReviewDialog({ kind, rows, approve, reject, isOwnerRequired, hasOwner, onClose }: Props) {
  const { t } = useTranslation(['review', 'shared'])
  const { recruitmentChannels, jobRanks, viewer } = useLazyLoadQuery<BulkReviewDialogQuery>(
    graphql`
    query BulkReviewDialogQuery($isApprove: Boolean!) {
      recruitmentChannels @include(if: $isApprove) @catch(to: NULL) { id name }
      jobRanks @include(if: $isApprove) @catch(to: NULL) { name }
      viewer @include(if: $isApprove) @catch(to: NULL) { user { id userName fullName } }
    }
  `,
    { isApprove: kind === 'approve' },
  )
  const environment = useRelayEnvironment()
  // By default, candidates are owned by the user who approves them.
  const owner = viewer ? userOption(viewer.user) : null
  const form = useForm<ApproveValues>({ defaultValues: { ...emptyApproval, owner } })
  const { control, handleSubmit, formState } = form
  const due = rows.filter(({ canApprove, canReject }) => (kind === 'approve' ? canApprove : canReject))
  const [results, setResults] = useState<Results>(new Map())
  const [isRunning, setRunning] = useState(false)
  const isStopped = useRef(false)
  const guard = useUnsavedGuard(() => formState.isDirty && results.size === 0)
  const done = [...results].flatMap(([id, problem]) => (problem === null ? [id] : []))
  const failed = due.filter(({ id }) => typeof results.get(id) === 'string')

  const run = async (values: ApproveValues, those: readonly BulkRow[]) => {
    setRunning(true)
    isStopped.current = false
    const { remark, owner } = values
    const ids = those.map(({ id }) => id)
    const known = kind === 'approve' ? fetchPrefilled(environment, ids) : undefined
    const decide = async (id: string) =>
      known
        ? approve(approveInput(id, withOwn(values, (await known).get(id))))
        : reject({ id, remark: remark.trim(), ownerId: owner && idOfUser(owner) })
    for (const id of ids) {
      if (isStopped.current) break
      const problem = await decide(id).then(
        () => null,
        (error: unknown) => errorText(error),
      )
      setResults((before) => new Map(before).set(id, problem))
    }
    setRunning(false)
  }
  const begin = (those: readonly BulkRow[]) => void handleSubmit((values) => run(values, those))()
  const close = () => (isRunning ? (isStopped.current = true) : guard.leave(() => onClose(done)))
  const doneText = kind === 'approve' ? 'bulk.approved' : 'bulk.rejected'
  const title = `${t(`bulk.${kind}`)}: ${t('bulk.rows', { count: due.length })}`
  return (
    <Drawer place="center" width="600px" title={title} onClose={close}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        {due.length < rows.length && (
          <Text color="fg.muted">{t('bulk.skipped', { count: rows.length - due.length })}</Text>
        )}
        {results.size === 0 && !isRunning ? (
          kind === 'approve' ? (
            <ApproveFields
              control={control}
              channels={recruitmentChannels ?? []}
              jobRanks={jobRanks ?? []}
              isOwnerRequired={isOwnerRequired}
              isOfMany
            />
          ) : (
            <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
              {hasOwner && <UserPicker control={control} name="owner" label={t('form.owner')} />}
              <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
            </Box>
          )
        ) : (
          <>
            <Text role="status" fontWeight="600">
              {t('bulk.done', { replace: { done: formatCount(done.length), count: formatCount(due.length) } })}
            </Text>
            {isRunning && <ProgressBar value={results.size / due.length} label={t(`bulk.${kind}`)} />}
            <chakra.ul aria-label={t('bulk.results')} listStyleType="none" display="grid" gap="1">
              {due.map(({ id, name }) => {
                const result = results.get(id)
                return (
                  <li key={id}>
                    <b>{name || '—'}</b>:{' '}
                    <chakra.span
                      color={result ? 'status.red.fg' : result === null ? 'status.green.fg' : 'fg.muted'}
                      overflowWrap="anywhere"
                    >
                      {result ?? t(result === null ? doneText : 'bulk.waits')}
                    </chakra.span>
                  </li>
                )
              })}
            </chakra.ul>
          </>
        )}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={close}>
          {t(isRunning ? 'bulk.stop' : results.size > 0 ? 'close' : 'cancel', { ns: isRunning ? 'review' : 'shared' })}
        </Button>
        {!isRunning && failed.length > 0 && <Button onClick={() => begin(failed)}>{t('bulk.again')}</Button>}
        {results.size === 0 && !isRunning && (
          <Button
            kind={kind === 'approve' ? 'primary' : 'danger'}
            disabled={due.length === 0}
            onClick={() => begin(due)}
          >
            {t(`bulk.${kind}These`, { count: due.length })}
          </Button>
        )}
      </DrawerFooter>
      {guard.dialog}
    </Drawer>
  )
}
