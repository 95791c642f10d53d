import { Box, chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { filesOfDrop } from './droppedFiles.ts'

interface Props {
  label: string
  /** The value of the accept attribute; it only helps the user to choose, the caller checks the file. */
  accept: string
  hint?: string
  error?: string
  onFile?: (file: File) => void
  /** Called with several files at once instead, including those of folders. */
  onFiles?: (files: readonly File[]) => void
}

/** An area for dropping one or several files, with a button as an alternative. */
export function FileDrop({ label, accept, hint, error, onFile, onFiles }: Props) {
  const { t } = useTranslation('shared')
  const [isOver, setOver] = useState(false)
  const id = useId()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    if (onFiles) onFiles([...files!])
    else onFile?.(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (onFiles) void filesOfDrop(event.dataTransfer).then((files) => files.length > 0 && onFiles(files))
    else take(event.dataTransfer.files)
  }
  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        display="grid"
        justifyItems="center"
        gap="2"
        padding="6"
        border="1px dashed"
        borderRadius="10px"
        textAlign="center"
        borderColor={error ? 'status.red.fg' : isOver ? 'accent' : 'border.strong'}
        bg={isOver ? 'accent.subtle' : 'bg.subtle'}
        _focusWithin={{ outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }}
      >
        <Upload size={20} aria-hidden />
        <span>
          {t(onFiles ? 'dropFiles' : 'dropFile')}{' '}
          <chakra.label htmlFor={id} color="accent.fg" fontWeight="600" textDecoration="underline" cursor="pointer">
            {t(onFiles ? 'chooseFiles' : 'chooseFile')}
          </chakra.label>
        </span>
        <chakra.input
          id={id}
          type="file"
          multiple={onFiles !== undefined}
          accept={accept}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          srOnly
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        {hint && (
          <Box id={`${id}-hint`} color="fg.muted" fontSize="12px">
            {hint}
          </Box>
        )}
      </Box>
      {error && (
        <Box id={`${id}-error`} role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
