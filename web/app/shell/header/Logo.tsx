import { config } from '../../config.ts'

/** The first letter of the product's name, on its colour. */
export function Logo() {
  return (
    <span className="logo" aria-hidden>
      {config.productName.charAt(0).toUpperCase()}
    </span>
  )
}
