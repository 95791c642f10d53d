import {
  AlignLeft,
  CalendarDays,
  CircleDot,
  Clock,
  Gauge,
  Heading,
  Image,
  ListChecks,
  Minus,
  Pilcrow,
  Rows3,
  SlidersHorizontal,
  SquareCheck,
  SquareChevronDown,
  Star,
  TextCursorInput,
  ToggleLeft,
  Upload,
  type LucideIcon,
} from 'lucide-react'
import type { Kind } from '../kinds.ts'

const icons: Record<Kind, LucideIcon> = {
  DatePicker: CalendarDays,
  Checkbox: SquareCheck,
  Divider: Minus,
  Image,
  Input: TextCursorInput,
  Paragraph: Pilcrow,
  Title: Heading,
  Radio: CircleDot,
  Rate: Star,
  Section: Rows3,
  Combobox: SquareChevronDown,
  TextArea: AlignLeft,
  TimePicker: Clock,
  Slider: SlidersHorizontal,
  Switch: ToggleLeft,
  Multiple: ListChecks,
  Upload,
  Text: AlignLeft,
  Choice: CircleDot,
}

/** The icon of a kind of field; an unknown kind has a gauge. */
export function KindIcon({ kind }: { kind: Kind | null }) {
  const Icon = kind ? icons[kind] : Gauge
  return <Icon size={14} aria-hidden />
}
