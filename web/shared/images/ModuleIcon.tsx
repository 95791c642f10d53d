import {
  BookOpen,
  Briefcase,
  Building,
  Calendar,
  ChartColumn,
  CircleHelp,
  FileText,
  Globe,
  GraduationCap,
  Handshake,
  Heart,
  KeyRound,
  Link,
  Mail,
  Megaphone,
  MessageSquare,
  Package,
  Phone,
  Settings,
  Shield,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** By the names of common/moduleIcons.ts. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  building: Building,
  calendar: Calendar,
  'chart-column': ChartColumn,
  'circle-help': CircleHelp,
  'file-text': FileText,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  heart: Heart,
  'key-round': KeyRound,
  link: Link,
  mail: Mail,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  package: Package,
  phone: Phone,
  settings: Settings,
  shield: Shield,
  star: Star,
  users: Users,
}

/** The icon that a company has chosen for a module; nothing for a name that is none. */
export default function ModuleIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = icons[name]
  return Icon ? <Icon size={size} aria-hidden /> : null
}
