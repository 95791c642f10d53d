import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import RulesForm from './RulesForm.tsx'
import type { RulesDialogQuery } from './__generated__/RulesDialogQuery.graphql.ts'

interface Props {
  onClose: () => void
  /** Called when it has changed who may review. */
  onChanged: () => void
}

/** The rules of the module GREETING (001/2.5): which roles may approve and reject. */
export default function RulesDialog(props: Props) {
  const { t } = useTranslation(['inboundCandidates', 'shared'])
  return (
    <Drawer place="center" width="640px" title={t('rules')} onClose={props.onClose}>
      <ErrorBoundary>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Content(props: Props) {
  const query = useLazyLoadQuery<RulesDialogQuery>(
    graphql`
    query RulesDialogQuery { ...RulesForm_query }
  `,
    {},
    { fetchPolicy: 'network-only' },
  )
  return <RulesForm query={query} {...props} />
}
