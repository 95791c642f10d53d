import { Box, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { usePicture } from '../../../shared/images/usePicture.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { cutOut } from './cutOut.ts'

interface Props {
  file: File
  isSaving: boolean
  onClose: () => void
  /** Called with the crop: a square JPEG in base64. */
  onCut: (image: string) => void
}

/** Crops a picture by mouse, touch, wheel, arrow keys or slider. */
export default function CropDialog({ file, isSaving, onClose, onCut }: Props) {
  const { t } = useTranslation(['profiles', 'list', 'shared'])
  const { url, isMissing } = usePicture(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isBroken, setBroken] = useState(false)
  const cut = async () => {
    if (!url || !area) return
    const image = await cutOut(url, area).catch(() => null)
    if (image) onCut(image)
    else setBroken(true)
  }
  return (
    <Drawer place="center" width="460px" title={t('cutPicture')} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text color="fg.muted">{t('cutHint')}</Text>
        <Box position="relative" height="300px" bg="bg.muted" borderRadius="10px" overflow="hidden">
          {url && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={1}
              showGrid={false}
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': t('cutFrame') }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: () => setBroken(true) }}
            />
          )}
        </Box>
        <chakra.label display="grid" gap="1" fontSize="13px">
          {t('zoom')}
          <chakra.input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            accentColor="accent"
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </chakra.label>
        {(isBroken || isMissing) && (
          <Text role="alert" color="status.red.fg">
            {t('notPicture')}
          </Text>
        )}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" disabled={!area || isBroken || isSaving} aria-busy={isSaving} onClick={() => void cut()}>
          {t('save', { ns: 'list' })}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
