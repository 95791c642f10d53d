import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Answer, Prepared } from '../engine/operations.ts'
import type { CallRecord } from '../rest/restCall.ts'

/** The metrics of the gateway in the format of Prometheus. */
export interface Metrics {
  operation(prepared: Prepared, answer: Answer, milliseconds: number): void
  call(record: CallRecord): void
  /** Adds a value that is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void
  text(): Promise<string>
  contentType: string
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0] })
  const operations = new Histogram({
    name: 'gateway_operation_seconds',
    help: 'GraphQL operations by name and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Calls to the REST services by operation and status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'gateway_upstream_failures_total',
    help: 'Failed calls to the REST services by service and code.',
    labelNames: ['service', 'code'],
    registers,
  })
  return {
    operation({ name, isPersisted }, { errors }, milliseconds) {
      // Clients can choose any name for arbitrary documents. As labels, the number of names would be unlimited.
      operations.observe(
        { operation: isPersisted ? name : '(arbitrary)', outcome: errors?.[0]?.extensions.code ?? 'OK' },
        milliseconds / 1000,
      )
    },
    call({ operation, service, status, code, milliseconds }) {
      calls.observe({ operation, status: String(status) }, milliseconds / 1000)
      if (code !== 'OK') failures.inc({ service, code })
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    text: () => registers[0]!.metrics(),
    contentType: registers[0]!.contentType,
  }
}
