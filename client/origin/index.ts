export { createGeo, type Geo, type GeoRecord } from './geo.ts';
export { createOriginResolver, type ResolveOrigin } from './resolver.ts';
