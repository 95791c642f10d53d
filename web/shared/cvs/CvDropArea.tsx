import { Box } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { filesOfDrop } from '../files/droppedFiles.ts'
import { useCan } from '../hooks/useCan.ts'
import { cvUploadPath, handOver } from './droppedCvs.ts'

interface Props {
  /** The talent folder that the candidates are added to, by the services' id. */
  folderId?: string
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A list that accepts dropped CVs, many at once or in a ZIP; a separate page processes them. */
export function CvDropArea({ folderId, children }: Props) {
  const { t } = useTranslation('shared')
  const navigate = useNavigate()
  const isAllowed = useCan()('CvUploadPageOpenMutation')
  // Every element entered within the area is also left again.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const count = (step: number) => {
    depth.current = step === 0 ? 0 : depth.current + step
    setOver(depth.current > 0)
  }
  if (!isAllowed) return children
  const take = async (event: DragEvent) => {
    const files = await filesOfDrop(event.dataTransfer)
    if (files.length === 0) return
    handOver(files)
    void navigate(cvUploadPath(folderId))
  }
  return (
    <Box
      position="relative"
      display="flex"
      flexDirection="column"
      flex="1"
      minHeight="0"
      minWidth="0"
      onDragEnter={(event) => hasFiles(event) && count(1)}
      onDragLeave={(event) => hasFiles(event) && count(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        count(0)
        void take(event)
      }}
    >
      {children}
      {isOver && (
        <Box
          position="absolute"
          inset="2"
          zIndex={30}
          pointerEvents="none"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="2"
          border="2px dashed"
          borderColor="accent"
          borderRadius="12px"
          bg="accent.subtle"
          color="accent.fg"
          opacity="0.96"
          fontSize="15px"
          fontWeight="600"
          textAlign="center"
          padding="4"
        >
          <FileUp size={28} aria-hidden />
          {t('dropCvs')}
        </Box>
      )}
    </Box>
  )
}
