import { chakra } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { config } from '../config.ts'
import { Logo } from './header/Logo.tsx'

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '8',
  paddingInline: '3',
  borderRadius: 'control',
  bg: 'accent',
  color: 'white',
  fontWeight: '600',
  textDecoration: 'none',
  cursor: 'pointer',
  border: '1px solid transparent',
  _hover: { filter: 'brightness(0.94)' },
} as const

export const BareLink = chakra(Link, { base: style })
export const BareButton = chakra('button', { base: style }, { defaultProps: { type: 'button' } })

/** A page without menu and header: one card with the product's name, a title, and the content. */
export function BarePage({ title, children, isBusy }: { title: string; children?: ReactNode; isBusy?: boolean }) {
  useEffect(() => {
    document.title = `${title} · ${config.productName}`
  }, [title])
  return (
    <main className="bare-page" aria-busy={isBusy}>
      <div className="bare-card">
        <div className="brand">
          <Logo />
          <span>{config.productName}</span>
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        {isBusy && <div className="spinner" aria-hidden />}
        {children}
      </div>
    </main>
  )
}
