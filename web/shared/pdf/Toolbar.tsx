import {
  ChevronDown,
  ChevronUp,
  Download,
  Maximize,
  Minimize,
  MoveHorizontal,
  MoveVertical,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/Button.tsx'
import { NativeSelect } from '../fields/controls.tsx'
import PageLabel from './pages/PageLabel.tsx'
import type { Pages } from './pages/usePages.ts'
import { canStep, stepZoom, viewModes, type ViewMode } from './pages/zoom.ts'

interface Props {
  pages: Pages
  count: number
  isFull: boolean
  onFullscreen: () => void
  onFind: () => void
  onSave: () => void
}

/** The toolbar with pages, zoom, view mode, search, download and fullscreen. */
export default function Toolbar({ pages, count, isFull, onFullscreen, onFind, onSave }: Props) {
  const { t } = useTranslation(['pdf', 'shared'])
  const { zoom, mode, seen, zoomTo, setMode } = pages
  const percent = t('percent', { replace: { percent: Math.round(zoom * 100) } })
  return (
    <div role="group" aria-label={t('tools')} className="viewer-tools">
      <div className="viewer-group">
        <IconButton
          label={t('previousPage', { ns: 'shared' })}
          disabled={seen.current <= 1}
          onClick={() => pages.goBy(-1)}
        >
          <ChevronUp size={16} aria-hidden />
        </IconButton>
        <PageLabel page={seen.current} count={count} onGo={pages.goTo} />
        <IconButton
          label={t('nextPage', { ns: 'shared' })}
          disabled={seen.current >= count}
          onClick={() => pages.goBy(1)}
        >
          <ChevronDown size={16} aria-hidden />
        </IconButton>
      </div>
      <div className="viewer-group viewer-zoom">
        <IconButton label={t('zoomOut')} disabled={!canStep(zoom, -1)} onClick={() => zoomTo(stepZoom(zoom, -1))}>
          <ZoomOut size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('zoomIn')} disabled={!canStep(zoom, 1)} onClick={() => zoomTo(stepZoom(zoom, 1))}>
          <ZoomIn size={16} aria-hidden />
        </IconButton>
        <NativeSelect
          aria-label={t('viewMode')}
          value={mode ?? ''}
          onChange={(event) => setMode(event.target.value as ViewMode)}
        >
          {!mode && <option value="">{percent}</option>}
          {viewModes.map((one) => (
            <option key={one} value={one}>
              {t(`modes.${one}`)}
              {one === mode && one !== 'default' ? ` · ${percent}` : ''}
            </option>
          ))}
        </NativeSelect>
        <IconButton
          className="viewer-wide"
          label={t('modes.width')}
          aria-pressed={mode === 'width'}
          onClick={() => setMode('width')}
        >
          <MoveHorizontal size={16} aria-hidden />
        </IconButton>
        <IconButton
          className="viewer-wide"
          label={t('modes.height')}
          aria-pressed={mode === 'height'}
          onClick={() => setMode('height')}
        >
          <MoveVertical size={16} aria-hidden />
        </IconButton>
      </div>
      <div className="viewer-group viewer-end">
        <IconButton label={t('find')} onClick={onFind}>
          <Search size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('download')} onClick={onSave}>
          <Download size={16} aria-hidden />
        </IconButton>
        <IconButton label={t(isFull ? 'leaveFullscreen' : 'fullscreen')} onClick={onFullscreen}>
          {isFull ? <Minimize size={16} aria-hidden /> : <Maximize size={16} aria-hidden />}
        </IconButton>
      </div>
    </div>
  )
}
