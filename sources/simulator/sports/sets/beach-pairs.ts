import { entrants } from '../../engine/entrants.ts';

export const BEACH_MEN = entrants(
  'pair',
  `
se David Åhman / Jonatan Hellvig
no Anders Mol / Christian Sørum
de Nils Ehlers / Clemens Wickler
qa Cherif Younousse / Ahmed Tijan
nl Stefan Boermans / Yorick de Groot
br Evandro Oliveira / Arthur Lanci
fr Téo Rotar / Arnaud Gauthier-Rat
cz Ondřej Perušič / David Schweiner
it Samuele Cottafava / Gianluca Dal Corso
us Miles Partain / Andrew Benesh
br George Wanderley / Saymon Barbosa
ar Nicolás Capogrosso / Tomás Capogrosso
se Jacob Hölting Nilsson / Elmer Andersson
cl Marco Grimalt / Esteban Grimalt
no Hendrik Mol / Mathias Berntsen
pl Michał Bryl / Bartosz Łosiak
dk Kristoffer Abell / Nicolai Hovmann
au Thomas Hodges / Ben Hood
`,
);

export const BEACH_WOMEN = entrants(
  'pair',
  `
br Carol Salgado / Rebecca Cavalcanti
br Thâmela Galil / Victória Lopes
us Kristen Nuss / Taryn Brasher
lv Tīna Graudiņa / Anastasija Samoilova
it Valentina Gottardi / Reka Orsi Toth
ch Tanja Hüberli / Leona Kernen
de Cinja Tillmann / Svenja Müller
us Terese Cannon / Megan Kraft
ca Melissa Humana-Paredes / Brandie Wilkerson
nl Katja Stam / Raïsa Schoon
fr Lézana Placette / Alexia Richard
au Taliqua Clancy / Jana Milutinovic
de Sandra Ittlinger / Anna-Lena Grüne
cz Barbora Hermannová / Marie-Sára Štochlová
es Daniela Álvarez / Tania Moreno
ch Anouk Vergé-Dépré / Zoé Vergé-Dépré
dk Clara Windeleff / Sofia Bisgaard
lt Monika Paulikienė / Ainė Raupelytė
`,
);
