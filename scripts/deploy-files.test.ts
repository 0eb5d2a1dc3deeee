import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, SETTINGS } from '../server/ops/config/config.ts';
import { isRole, parseRoles } from '../server/ops/config/process.ts';

const FOLDER = new URL('../docs/deploy/', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const isThere = (path: string, base = FOLDER): boolean => existsSync(fileURLToPath(new URL(path, base)));

const DRAIN_S = Number(SETTINGS.drainSeconds.fallback);
const PORT = Number(SETTINGS.port.fallback);
const SETTING_NAMES = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
const GIVEN = 'a-secret-of-some-length';

/** Refuses what the server refuses: unknown names and invalid values. */
function expectAccepted(environment: Readonly<Record<string, string>>, words: readonly string[]): void {
  expect(Object.keys(environment).filter((name) => !SETTING_NAMES.has(name))).toEqual([]);
  const [command, option, roles, ...more] = words;
  expect([command, more]).toEqual(['serve', []]);
  expect(option ?? '--roles').toBe('--roles');
  expect(parseRoles(roles ?? SETTINGS.roles.fallback)).not.toBeNull();
  readConfig(environment, roles === undefined ? {} : { ROLES: roles });
}

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

describe.each(['compose.yaml', 'compose-machines.yaml'])('%s', (file) => {
  const { services, volumes } = parse(text(file), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
    volumes: Readonly<Record<string, null>>;
  };
  const all = Object.values(services);
  const ours = all.filter(({ build }) => build !== undefined);

  it('sets valid settings and existing roles of our server, and time to end', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const { build, environment = {}, command = ['serve'], stop_grace_period: grace } of ours) {
      const given = Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?[^}]*\}/g, GIVEN)]);
      expectAccepted(Object.fromEntries(given) as Record<string, string>, command);
      expect(Number.parseInt(grace!, 10)).toBeGreaterThan(DRAIN_S);
      const context = new URL(`${build!.context}/`, FOLDER);
      expect(isThere(build!.dockerfile, context)).toBe(true);
    }
  });

  it('names existing volumes and files, and mounts each volume', () => {
    const mounted = all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0]!);
    const files = mounted.filter((name) => name.startsWith('.'));
    expect(files.filter((name) => !isThere(name))).toEqual([]);
    const named = new Set(mounted.filter((name) => !name.startsWith('.')));
    expect([...named].toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it('opens ports to this machine only, and addresses name existing services', () => {
    for (const port of all.flatMap(({ ports = [] }) => ports)) expect(port).toMatch(/^127\.0\.0\.1:\d+:(?:8080|80)$/);
    const hosts = ours
      .flatMap(({ environment = {} }) => [environment.DATABASE_URL, environment.NATS_URL])
      .filter((address) => address !== undefined)
      .map((address) => /@([\w-]+)[:/]/.exec(address)?.[1]);
    expect(hosts.filter((host) => host === undefined || !(host in services))).toEqual([]);
  });
});

it('nginx-machines.conf sends to the services of compose-machines.yaml', () => {
  const { services } = parse(text('compose-machines.yaml'), { merge: true }) as { services: Readonly<Record<string, Service>> };
  const servers = [...text('nginx-machines.conf').matchAll(/^ {2}server ([\w-]+):(\d+)/gm)].map(
    ([, name, port]) => `${name}:${port}`,
  );
  const ours = Object.keys(services).filter((name) => services[name]!.build !== undefined);
  expect(servers.toSorted()).toEqual(ours.map((name) => `${name}:${PORT}`).toSorted());
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container {
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
type Labels = Readonly<Record<string, string>>;
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels: Labels };
    readonly ports: readonly { readonly targetPort: string }[];
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim?: { readonly claimName: string } }[];
      };
    };
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[];
  };
}

const KINDS: Readonly<Record<string, string>> = {
  Secret: 'v1',
  Service: 'v1',
  PersistentVolumeClaim: 'v1',
  Deployment: 'apps/v1',
  StatefulSet: 'apps/v1',
};
const selects = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

describe.each(['kubernetes.yaml', 'kubernetes-machines.yaml'])('%s', (file) => {
  const documents = parseAllDocuments(text(file));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const ofKind = (...kinds: readonly string[]): readonly Manifest[] => manifests.filter(({ kind }) => kinds.includes(kind));
  const workloads = ofKind('Deployment', 'StatefulSet');

  it('has valid Kubernetes kinds, each with a unique name', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    for (const { apiVersion, kind } of manifests) expect([kind, apiVersion]).toEqual([kind, KINDS[kind]]);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(workloads.length).toBeGreaterThan(0);
  });

  it('sets valid settings of each process once the token is replaced, from existing secrets', () => {
    for (const { spec } of workloads) {
      const [container] = spec.template.spec.containers;
      const secrets = (container!.envFrom ?? []).map(({ secretRef }) => secretRef.name);
      const data = secrets.map((name) => ofKind('Secret').find(({ metadata }) => metadata.name === name)?.stringData);
      expect(data).not.toContain(undefined);
      const own = Object.fromEntries((container!.env ?? []).map(({ name, value }) => [name, value]));
      const given = Object.assign({}, ...data, own) as Record<string, string>;
      const args = container!.args ?? ['serve'];
      // The token in the file is public: it has to be replaced.
      expect(() => expectAccepted(given, args)).toThrow(/^METRICS_TOKEN/);
      expectAccepted({ ...given, METRICS_TOKEN: 'w8Zs2-kd93_Lq0.p' }, args);
    }
  });

  it('leads each service to existing processes, at a port that they open', () => {
    for (const { spec } of ofKind('Service')) {
      const behind = workloads.filter((workload) => selects(spec.selector, workload.spec.template.metadata.labels));
      expect(behind.length).toBe(1);
      const [container] = behind[0]!.spec.template.spec.containers;
      expect(container!.ports).toEqual([{ name: spec.ports[0]!.targetPort, containerPort: PORT }]);
    }
    for (const { spec } of workloads) expect(selects(spec.selector.matchLabels, spec.template.metadata.labels)).toBe(true);
  });

  it('probes existing addresses, and gives time to end', () => {
    for (const { spec } of workloads) {
      const { containers, terminationGracePeriodSeconds: graceS } = spec.template.spec;
      const [{ ports, startupProbe, readinessProbe, livenessProbe, lifecycle }] = containers as [Container];
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
        const { pathname, searchParams } = new URL(httpGet.path, 'http://pod');
        expect(['/healthz', '/readyz']).toContain(pathname);
        const role = searchParams.get('role');
        expect(role === null || isRole(role)).toBe(true);
        expect(httpGet.port).toBe(ports[0]!.name);
      }
      expect(livenessProbe.httpGet.path).toBe('/healthz');
      expect(graceS).toBeGreaterThan(DRAIN_S + (lifecycle?.preStop.sleep.seconds ?? 0));
    }
  });

  it('mounts existing volumes', () => {
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    for (const { spec } of workloads) {
      const { containers, volumes } = spec.template.spec;
      const named = [
        ...volumes.map(({ name }) => name),
        ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name),
      ];
      expect(containers[0]!.volumeMounts.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
      expect(containers[0]!.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/data');
      const claimed = volumes
        .map(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName)
        .filter((name) => name !== undefined);
      expect(claimed.filter((name) => !claims.includes(name))).toEqual([]);
    }
  });
});
