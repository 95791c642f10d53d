import { Box, Flex } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ReviewFormProps } from '../form/formProps.ts'
import { neighboursOf, type ReviewedList } from './neighbours.ts'
import ReviewBar from './ReviewBar.tsx'
import ReviewFrame from './ReviewFrame.tsx'
import ReviewPanels, { type DrawerTab } from './ReviewPanels.tsx'
import ReviewTitle from './ReviewTitle.tsx'
import { useDecision, type Decided, type ReviewAction } from '../form/useDecision.tsx'

/** The drawer's state in the address, and its callbacks. */
export interface ReviewDrawerProps {
  /** The services' id of the row. */
  row: string
  action: ReviewAction
  /** The open tab; Details if this list does not have it. */
  tab: string | null
  set: (
    change: { row?: string; page?: number; action?: 'approve' | 'reject'; tab?: Exclude<DrawerTab, 'details'> | null },
    options?: { replace?: boolean },
  ) => void
  onClose: () => void
  /** Called when the row is decided; `next` opens instead of closing. */
  onReviewed: (next: string | null) => void
  /** Called when another user was faster: the list is outdated. */
  onStale: () => void
}

interface Reviewed extends Decided {
  name: string
  cv?: { path: string } | null
  infoJson?: string | null
}

interface Props<D extends { candidate?: Reviewed | null }> extends ReviewDrawerProps {
  /** Reads the row. Every part of the drawer calls this; Relay sends one request. */
  useRow: () => D
  /** Reads the list behind the drawer, which has already loaded. */
  useList: () => ReviewedList
  hasCv: boolean
  /** Whether the CV is shown beside the form. */
  isDesk: boolean
  /** The reason why users of the viewer's kind may not review the row. */
  notAllowed: string
  info: (candidate: NonNullable<D['candidate']>) => ReactNode
  /** Returns the form of an action; null if there is none, or while its lookups are loading. */
  form: (candidate: NonNullable<D['candidate']>, data: D, shared: ReviewFormProps) => ReactNode
}

/**
 * One row: what was submitted with it, its CV, and the form for the decision. Wide screens show the CV beside the form.
 */
export default function ReviewDrawer<D extends { candidate?: Reviewed | null }>(props: Props<D>) {
  const { t } = useTranslation('review')
  const { row, action, isDesk, onClose } = props
  // The row whose form was opened here, not in the list: this form takes the focus, the form of the next row does not.
  const [asked, setAsked] = useState('')
  const key = `${row} ${action}`
  return (
    <ReviewFrame
      fallback={t(`actions.${action}`)}
      title={<Title {...props} />}
      bar={<Bar {...props} />}
      resetKey={key}
      isDesk={isDesk}
      onClose={onClose}
    >
      <Content key={key} {...props} isAsked={asked === row} onAsk={() => setAsked(row)} />
    </ReviewFrame>
  )
}

const tabOf = ({ tab, hasCv }: { tab: string | null; hasCv: boolean }): DrawerTab =>
  tab === 'info' || (tab === 'cv' && hasCv) ? tab : 'details'

function Title<D extends { candidate?: Reviewed | null }>({ action, useRow }: Props<D>) {
  return <ReviewTitle action={action} candidate={useRow().candidate} />
}

function Bar<D extends { candidate?: Reviewed | null }>(props: Props<D>) {
  const { row, set, hasCv, useList } = props
  return (
    <ReviewBar
      tab={tabOf(props)}
      onTab={(next) => set({ tab: next === 'details' ? null : next }, { replace: true })}
      hasCv={hasCv}
      neighbours={neighboursOf(row, useList(), set)}
    />
  )
}

interface ContentProps {
  isAsked: boolean
  onAsk: () => void
}

function Content<D extends { candidate?: Reviewed | null }>(props: Props<D> & ContentProps) {
  const { row, action, set, hasCv, isDesk, notAllowed, useRow, useList, info, form, onClose, onReviewed, onStale } =
    props
  const { t } = useTranslation(['review', 'shared'])
  const data = useRow()
  const { nextOpen: next } = neighboursOf(row, useList(), set)
  const { candidate } = data
  const { hasForm, notice, turn } = useDecision({
    candidate,
    action,
    notAllowed,
    onTurn: (to) => {
      props.onAsk()
      set({ action: to }, { replace: true })
    },
  })
  if (!candidate)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('review.gone')} />
      </DrawerBody>
    )
  const body = (shown: ReactNode) => (
    <ReviewPanels candidate={candidate} tab={tabOf(props)} hasCv={hasCv} isDesk={isDesk}>
      {notice}
      {/* The form comes before the information. */}
      {shown && <Box marginBlockEnd="5">{shown}</Box>}
      {info(candidate)}
    </ReviewPanels>
  )
  const cancel = <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
  const toReject = action !== 'reject' && candidate.canReject && turn('reject')
  const toApprove = action !== 'approve' && candidate.canApprove && turn('approve')
  const shown =
    (hasForm || action === 'save') &&
    form(candidate, data, {
      body,
      cancel,
      isAsked: props.isAsked,
      next,
      onReviewed,
      onStale,
      other: action === 'approve' ? toReject : toApprove,
    })
  return (
    shown || (
      <>
        {body(null)}
        <DrawerFooter>
          {cancel}
          <Flex gap="2">
            {toReject}
            {toApprove}
          </Flex>
        </DrawerFooter>
      </>
    )
  )
}
