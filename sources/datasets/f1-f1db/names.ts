import { join } from 'node:path';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { countryOf } from '../kit/places/nations.ts';
import { type Mapping, readMapping } from './flat-yaml.ts';

/** What the ids of the data set stand for. Each file is read once. */
export interface F1Names {
  readonly driver: (id: string) => Promise<ParticipantRef | null>;
  readonly team: (id: string) => Promise<string | null>;
  /** 'Climax' where the data set has no file of it. */
  readonly engine: (id: string) => Promise<string>;
  readonly grandPrix: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
  readonly circuit: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
}

const capitalized = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && ' ') + letter.toUpperCase());

/** The names of a data set that lies in `root`: drivers/, constructors/, grands-prix/, circuits/. */
export function f1Names(root: string): F1Names {
  const files = new Map<string, Promise<Mapping | null>>();
  const fileOf = (folder: string, id: string): Promise<Mapping | null> => {
    const name = `${folder}/${id}.yml`;
    const known = files.get(name) ?? readMapping({ path: join(root, name), name });
    files.set(name, known);
    return known;
  };
  return {
    driver: async (id) => {
      const driver = await fileOf('drivers', id);
      if (driver?.name === undefined) return null;
      const country = countryOf(driver.nationalityCountryId ?? '');
      return { name: driver.name, ...(country === null ? {} : { country }), kind: 'person' };
    },
    team: async (id) => (await fileOf('constructors', id))?.name ?? null,
    engine: async (id) => (await fileOf('engine-manufacturers', id))?.name ?? capitalized(id),
    grandPrix: async (id) => {
      const grandPrix = await fileOf('grands-prix', id);
      return grandPrix?.fullName === undefined
        ? null
        : { name: grandPrix.fullName, country: countryOf(grandPrix.countryId ?? '') };
    },
    circuit: async (id) => {
      const circuit = await fileOf('circuits', id);
      return circuit?.fullName === undefined ? null : { name: circuit.fullName, country: countryOf(circuit.countryId ?? '') };
    },
  };
}
