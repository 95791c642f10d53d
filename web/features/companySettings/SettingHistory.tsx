import { Box, Flex, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { valueText } from './settingValues.ts'
import type { SettingHistory_setting$key } from './__generated__/SettingHistory_setting.graphql.ts'
import type { SettingHistoryQuery } from './__generated__/SettingHistoryQuery.graphql.ts'
import type { SettingHistoryRestoreMutation } from './__generated__/SettingHistoryRestoreMutation.graphql.ts'

interface Props {
  setting: SettingHistory_setting$key
  onClose: (isChanged: boolean) => void
}

/** The earlier values of a setting, latest first. Each can be restored. */
export default function SettingHistory({ setting: key, onClose }: Props) {
  const { t } = useTranslation('companySettings')
  const { id, key: name } = useFragment(
    graphql`
    fragment SettingHistory_setting on CompanySetting { id key }
  `,
    key,
  )
  return (
    <Drawer
      place="center"
      width="560px"
      title={t('historyOf', { replace: { name: t(`names.${name}` as 'names.minPasswordLength') } })}
      onClose={() => onClose(false)}
    >
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="240px" aria-busy />}>
          <Changes id={id} onRestored={() => onClose(true)} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Changes({ id, onRestored }: { id: string; onRestored: () => void }) {
  const { t, i18n } = useTranslation('companySettings')
  const can = useCan()
  const { node } = useLazyLoadQuery<SettingHistoryQuery>(
    graphql`
      query SettingHistoryQuery($id: ID!) {
        node(id: $id) @required(action: THROW) {
          ... on CompanySetting {
            version
            history(first: 100) @required(action: THROW) {
              nodes {
                version changedAt
                value { isOn number contacts { englishName vietnameseName } }
                changedBy { fullName }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
  const [restore, isRestoring] = useAction<SettingHistoryRestoreMutation>(
    graphql`
    mutation SettingHistoryRestoreMutation($input: RestoreCompanySettingInput!) {
      restoreCompanySetting(input: $input) { companySetting { id ...SettingsPage_setting ...SettingDialog_setting } }
    }
  `,
    { success: t('restored') },
  )
  const changes = node.history?.nodes ?? []
  if (changes.length === 0)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('noHistoryHint')} />
      </DrawerBody>
    )
  return (
    <DrawerBody display="grid" gap="3" alignContent="start" minHeight="240px">
      {changes.map(({ version, changedAt, changedBy, value }) => (
        <Box key={version} as="article" border="1px solid" borderColor="border" borderRadius="10px" padding="3">
          <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
            <Text color="fg.muted" fontSize="12.5px">
              {t('changedByAt', { replace: { name: changedBy?.fullName ?? '—', at: formatDateTime(changedAt) } })}
            </Text>
            {version === node.version ? (
              <Text fontSize="12.5px">{t('holdsNow')}</Text>
            ) : (
              can('SettingHistoryRestoreMutation') && (
                <Button
                  size="small"
                  aria-label={t('restoreChange', { replace: { number: version } })}
                  disabled={isRestoring}
                  onClick={() =>
                    void restore({ input: { id, fromVersion: version, version: node.version } }).then(
                      onRestored,
                      () => undefined,
                    )
                  }
                >
                  {t('restore')}
                </Button>
              )
            )}
          </Flex>
          <Box fontWeight="600" marginBlockStart="2" overflowWrap="anywhere">
            {valueText(t, value, i18n.language)}
          </Box>
        </Box>
      ))}
    </DrawerBody>
  )
}
