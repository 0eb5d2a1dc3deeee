import { entrants } from '../../engine/entrants.ts';

export const TENNIS_MEN = entrants(
  'person',
  `
es Carlos Alcaraz
it Jannik Sinner
de Alexander Zverev
rs Novak Djokovic
us Taylor Fritz
ca Félix Auger-Aliassime
au Alex de Minaur
it Lorenzo Musetti
us Ben Shelton
gb Jack Draper
kz Alexander Bublik
no Casper Ruud
ru Daniil Medvedev
es Alejandro Davidovich Fokina
dk Holger Rune
ru Andrey Rublev
cz Jiří Lehečka
ru Karen Khachanov
cz Jakub Menšík
us Tommy Paul
us Frances Tiafoe
ar Francisco Cerúndolo
ca Denis Shapovalov
nl Tallon Griekspoor
fr Ugo Humbert
br João Fonseca
cz Tomáš Macháč
us Brandon Nakashima
us Learner Tien
it Flavio Cobolli
gr Stefanos Tsitsipas
hu Fábián Marozsán
it Luciano Darderi
us Alex Michelsen
es Jaume Munar
fr Arthur Fils
mc Valentin Vacherot
fr Arthur Rinderknech
gb Cameron Norrie
ar Sebastián Báez
fr Corentin Moutet
au Alexei Popyrin
be Zizou Bergs
bg Grigor Dimitrov
fr Giovanni Mpetshi Perricard
pt Nuno Borges
fr Gaël Monfils
it Matteo Berrettini
pl Hubert Hurkacz
de Daniel Altmaier
us Sebastian Korda
fr Alexandre Müller
rs Miomir Kecmanović
pl Kamil Majchrzak
us Reilly Opelka
ar Tomás Martín Etcheverry
fr Quentin Halys
dk Elmer Møller
es Roberto Bautista Agut
de Jan-Lennard Struff
au Jordan Thompson
ch Stan Wawrinka
rs Laslo Đere
dk August Holmgren
`,
);

export const TENNIS_WOMEN = entrants(
  'person',
  `
by Aryna Sabalenka
pl Iga Świątek
us Coco Gauff
us Amanda Anisimova
kz Elena Rybakina
us Jessica Pegula
us Madison Keys
it Jasmine Paolini
ru Mirra Andreeva
ru Ekaterina Alexandrova
ch Belinda Bencic
dk Clara Tauson
cz Linda Nosková
ua Elina Svitolina
us Emma Navarro
jp Naomi Osaka
ru Liudmila Samsonova
ca Victoria Mboko
cz Karolína Muchová
be Elise Mertens
ru Diana Shnaider
ca Leylah Fernandez
ua Marta Kostyuk
us Sofia Kenin
gb Emma Raducanu
lv Jeļena Ostapenko
cz Markéta Vondroušová
us McCartney Kessler
ua Dayana Yastremska
ru Anna Kalinskaya
br Beatriz Haddad Maia
cn Zheng Qinwen
es Paula Badosa
gr Maria Sakkari
us Ann Li
cz Barbora Krejčíková
us Iva Jovic
de Eva Lys
fr Loïs Boisson
ru Veronika Kudermetova
cn Wang Xinyu
es Jessica Bouzas Maneiro
gb Sonay Kartal
ro Jaqueline Cristian
de Tatjana Maria
ru Anastasia Potapova
cz Kateřina Siniaková
id Janice Tjen
co Emiliana Arango
pl Magdalena Fręch
us Hailey Baptiste
ro Sorana Cîrstea
us Peyton Stearns
hu Anna Bondár
au Maya Joint
au Daria Kasatkina
ph Alexandra Eala
mx Renata Zarazúa
de Laura Siegemund
pl Magda Linette
gb Katie Boulter
us Caty McNally
hr Antonia Ružić
fr Varvara Gracheva
`,
);

export const TENNIS_MEN_PAIRS = entrants(
  'pair',
  `
gb Julian Cash / Lloyd Glasspool
xw Marcel Granollers / Horacio Zeballos
xw Harri Heliövaara / Henry Patten
gb Joe Salisbury / Neal Skupski
de Kevin Krawietz / Tim Pütz
it Simone Bolelli / Andrea Vavassori
us Christian Harrison / Evan King
xw Mate Pavić / Marcelo Arévalo
us Austin Krajicek / Rajeev Ram
xw Yuki Bhambri / Michael Venus
xw Hugo Nys / Édouard Roger-Vasselin
xw Constantin Frantzen / Robin Haase
br Rafael Matos / Marcelo Melo
xw Francisco Cabral / Lucas Miedler
xw Adam Pavlásek / Jan Zieliński
au Matthew Ebden / John Peers
`,
);

export const TENNIS_WOMEN_PAIRS = entrants(
  'pair',
  `
it Sara Errani / Jasmine Paolini
xw Kateřina Siniaková / Taylor Townsend
xw Veronika Kudermetova / Elise Mertens
xw Gabriela Dabrowski / Erin Routliffe
xw Hsieh Su-wei / Jeļena Ostapenko
ru Mirra Andreeva / Diana Shnaider
xw Tímea Babos / Luisa Stefani
xw Asia Muhammad / Demi Schuurs
xw Anna Danilina / Aleksandra Krunić
us Caroline Dolehide / Sofia Kenin
xw Guo Hanyu / Alexandra Panova
jp Shuko Aoyama / Ena Shibahara
xw Nicole Melichar-Martinez / Cristina Bucșa
cn Jiang Xinyu / Wang Xinyu
xw Laura Siegemund / Beatriz Haddad Maia
xw Lyudmyla Kichenok / Ellen Perez
`,
);
