import { Flex, Text, chakra } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/clipboard/CopyButton.tsx'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import '../../../shared/paper.css'

/** Shows the recovery codes, only this once, to be copied, downloaded or printed. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['profiles', 'shared'])
  const { user } = useSession()
  const title = t('codesOf', { replace: { name: user.userName } })
  const text = `${title}\n\n${codes.join('\n')}\n`
  const keep = () => saveFile(new Blob([text], { type: 'text/plain' }), `${t('codesFile')}-${user.userName}.txt`)
  return (
    <Drawer place="center" width="460px" title={t('codesTitle')} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text>{t('codesHint')}</Text>
        <chakra.div className="paper" padding="4" width="100%">
          <Text fontWeight="600" marginBlockEnd="2">
            {title}
          </Text>
          <chakra.ul
            aria-label={t('recoveryCodes')}
            listStyleType="none"
            margin="0"
            padding="0"
            display="grid"
            gap="1.5"
            gridTemplateColumns="repeat(auto-fit, minmax(170px, 1fr))"
          >
            {codes.map((code) => (
              <li key={code}>
                <chakra.code fontFamily="ui-monospace, monospace" fontSize="14px">
                  {code}
                </chakra.code>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
        <Flex gap="2" wrap="wrap">
          <CopyButton text={text}>{t('copy')}</CopyButton>
          <Button size="small" onClick={keep}>
            <Download size={14} aria-hidden />
            {t('download')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            <Printer size={14} aria-hidden />
            {t('print')}
          </Button>
        </Flex>
      </DrawerBody>
      <DrawerFooter>
        <Button kind="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
