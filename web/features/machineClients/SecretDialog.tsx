import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../shared/clipboard/CopyButton.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'

/** The credentials with which a program signs in. */
export interface Secret {
  clientId: string
  secret: string
  isExploring: boolean
  isProvisioning: boolean
}

/** Shows the secret of a program, which is shown only once, and how the program gets a token with it. */
export default function SecretDialog({
  clientId,
  secret,
  isExploring,
  isProvisioning,
  onClose,
}: Secret & { onClose: () => void }) {
  const { t } = useTranslation('machineClients')
  const scope = isExploring ? 'api graphql:explore' : 'api'
  const example = [
    `curl ${location.origin}/idp/token -u '${clientId}:${secret}' \\`,
    `  -d grant_type=client_credentials -d 'scope=${scope}'`,
  ].join('\n')
  return (
    <Drawer place="center" width="620px" title={t('secretTitle')} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text>{t('secretOnce')}</Text>
        <Value label={t('clientId')} text={clientId} />
        <Value label={t('secret')} text={secret} />
        {isProvisioning && <Value label={t('scimAddress')} text={`${location.origin}/scim/v2`} hint={t('scimHint')} />}
        <Value label={t('example')} text={example} hint={t('exampleHint')} />
        <chakra.a
          href="/docs"
          target="_blank"
          rel="noopener"
          justifySelf="start"
          color="accent.fg"
          textDecoration="underline"
        >
          {t('guide')}
        </chakra.a>
      </DrawerBody>
      <DrawerFooter>
        <Button kind="primary" onClick={onClose}>
          {t('secretKept')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

function Value({ label, text, hint }: { label: string; text: string; hint?: string }) {
  const { t } = useTranslation('machineClients')
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Flex alignItems="center" justifyContent="space-between" gap="2" marginBlockEnd="1">
        <Text id={id} fontSize="12.5px" fontWeight="600">
          {label}
        </Text>
        <Flex alignItems="center" gap="2" flexDirection="row-reverse">
          <CopyButton text={text}>{t('copy')}</CopyButton>
        </Flex>
      </Flex>
      <chakra.pre
        tabIndex={0}
        aria-labelledby={id}
        role="region"
        padding="2"
        bg="bg.subtle"
        border="1px solid"
        borderColor="border"
        borderRadius="6px"
        fontFamily="ui-monospace, monospace"
        fontSize="13px"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.pre>
      {hint && (
        <Text color="fg.muted" fontSize="12.5px" marginBlockStart="1">
          {hint}
        </Text>
      )}
    </Box>
  )
}
