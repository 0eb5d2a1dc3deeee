import { clubTable } from '../club-table.ts';

const ecuador = clubTable(
  'ec',
  `
BAR - Barcelona SC | Barcelona | Barcelona Guayaquil
EME - Emelec | CS Emelec
LDU - LDU Quito | Liga de Quito
IND - Independiente del Valle | CSD Independiente del Valle
AUC - Aucas | SD Aucas
UNI - Universidad Católica | CD Universidad Católica | Universidad Católica Quito
ELN - El Nacional | CD El Nacional
DEP - Deportivo Cuenca
DEL - Delfín | Delfin SC
MAC - Macará
MUS - Mushuc Runa | Mushuc Runa SC
ORE - Orense | Orense SC
TEC - Técnico Universitario
LIB - Libertad
CUM - Cumbayá | Cuniburo
GUA - Guayaquil City
MAN - Manta
LEO - Leones del Norte | Leones
VIN - Vinotinto
GUL - Gualaceo
OLM - Olmedo
DEO - 9 de Octubre
`,
);

export const southAmerica = [...ecuador];
