import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Calls by way of real SIP servers, and the product before services of others: `npm run test:peers`. */
export default defineConfig({ ...journeys, testMatch: '**/*.peer.ts', workers: 1 })
