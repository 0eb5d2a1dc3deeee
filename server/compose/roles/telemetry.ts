import { addressOf } from '../../http/request.ts';
import { probeImages, telemetry } from '../../telemetry/plugin.ts';
import type { RoleContext } from '../infrastructure.ts';

/** The addresses that pages send to, each only where its part is on. */
export function serveTelemetry({ app, config, metrics }: Pick<RoleContext, 'app' | 'config' | 'metrics'>): void {
  const { telemetryCounters: counters, telemetrySessionLog: sessionLog, siteUrl, clientAddressHeader } = config;
  if (config.telemetryAdblock) probeImages(app);
  if (!counters && !sessionLog) return;
  void app.register(async (scope) =>
    telemetry(scope, {
      ...{ counters, sessionLog, siteUrl },
      counts: metrics.telemetry,
      addressOf: (request) => addressOf(request.raw, clientAddressHeader),
    }),
  );
}
