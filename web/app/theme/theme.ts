import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'

// Chakra's own scales, written out: its module of tokens would include the recipes of all of its components. Each token is
// a CSS variable that every browser downloads, so the scales end with what the product uses.
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 40, 48, 60]
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))
const sizes = { ...spacing, full: { value: '100%' } }

const mode = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
const status = (light: string, lightBg: string, dark: string, darkBg: string) => ({
  fg: mode(light, dark),
  bg: mode(lightBg, darkBg),
})

const colors = {
  bg: { DEFAULT: mode('#fff', '#131318'), subtle: mode('#f8f8fa', '#18181f'), muted: mode('#f1f1f4', '#22222b') },
  border: { DEFAULT: mode('#e4e4ea', '#2c2c37'), strong: mode('#cfcfd8', '#3d3d4b') },
  /** `subtle` is for decoration only: its contrast is too low for text. */
  fg: { DEFAULT: mode('#1c1c24', '#ececf2'), muted: mode('#5d5d6b', '#a9a9b8'), subtle: mode('#8a8a98', '#7d7d8d') },
  /** The dark value is slightly darker than in the design: white text on it then has a contrast of 4.5. */
  accent: { DEFAULT: mode('#5b5bd6', '#6c68dc'), subtle: mode('#eeeefc', '#262650'), fg: mode('#4a4ac2', '#b1b0f5') },
  status: {
    blue: status('#1e63c4', '#e8f1fd', '#8db8f5', '#16294a'),
    green: status('#18794e', '#e6f6ec', '#7bd3a2', '#123524'),
    red: status('#c62a2f', '#fdebec', '#ff9592', '#45191c'),
    orange: status('#b45309', '#fff1e0', '#f7b267', '#3f2608'),
    magenta: status('#b0127b', '#fce8f4', '#f29ad0', '#431a34'),
    cyan: status('#0e7490', '#e1f6fa', '#7fd3e6', '#0d333c'),
  },
  row: { failed: mode('#fff8db', '#2e2910') },
  /** A surface that stands out from the page in either mode: the call bar, a tooltip. */
  inverted: { DEFAULT: mode('#1c1c24', '#ececf2'), fg: mode('#fff', '#1c1c24') },
}

/**
 * Chakra's system with the product's own tokens and without component recipes (the shared parts have their own styles).
 * Each token is also a CSS variable for native tables: `--chakra-colors-bg-subtle`, `--chakra-colors-status-blue-fg`,
 * `--chakra-shadows-float`.
 */
export const systemWithStyles = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    theme: {
      breakpoints,
      tokens: {
        colors: {
          transparent: { value: 'transparent' },
          current: { value: 'currentColor' },
          white: { value: '#fff' },
          black: { value: '#000' },
          blackAlpha: { 500: { value: 'rgb(0 0 0 / 36%)' } },
        },
        spacing,
        sizes,
        fonts: {
          body: { value: "'Inter Variable', 'Noto Sans JP Variable', 'Noto Sans CJK JP', system-ui, sans-serif" },
          mono: { value: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace" },
        },
        fontSizes: { xs: { value: '12px' }, sm: { value: '13.5px' }, md: { value: '15px' }, lg: { value: '19px' } },
        fontWeights: {
          normal: { value: '400' },
          medium: { value: '500' },
          semibold: { value: '600' },
          bold: { value: '700' },
        },
        radii: { control: { value: '8px' }, card: { value: '10px' }, full: { value: '9999px' } },
        durations: { fast: { value: '120ms' } },
      },
      semanticTokens: {
        colors,
        shadows: {
          float: mode('0 8px 24px rgb(20 20 40 / 14%), 0 1px 3px rgb(20 20 40 / 10%)', '0 8px 24px rgb(0 0 0 / 55%)'),
        },
      },
    },
  }),
)

/** The same without its global styles, which are `system.generated.css`. */
export const system = { ...systemWithStyles, _global: [], layers: { ...systemWithStyles.layers, atRule: '' } }
