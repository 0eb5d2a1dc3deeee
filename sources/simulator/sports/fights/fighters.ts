import { entrants } from '../../engine/entrants.ts';
import type { Weight } from './card.ts';

const weight = (name: string, text: string): Weight => ({ name, fighters: entrants('person', text) });

export const MMA_FIGHTERS: readonly Weight[] = [
  weight(
    'Sværvægt',
    `
gb-eng Tom Aspinall
fr Ciryl Gane
ru Alexander Volkov
br Jailton Almeida
us Curtis Blaydes
ru Sergei Pavlovich
sr Jairzinho Rozenstruik
gb-eng Mick Parkin
`,
  ),
  weight(
    'Letsværvægt',
    `
br Alex Pereira
ru Magomed Ankalaev
cz Jiří Procházka
nz Carlos Ulberg
us Khalil Rountree Jr.
pl Jan Błachowicz
at Aleksandar Rakić
us Dominick Reyes
`,
  ),
  weight(
    'Mellemvægt',
    `
ae Khamzat Chimaev
za Dricus du Plessis
fr Nassourdine Imavov
us Sean Strickland
nl Reinier de Ridder
us Anthony Hernandez
br Caio Borralho
nz Israel Adesanya
`,
  ),
  weight(
    'Weltervægt',
    `
ru Islam Makhachev
au Jack Della Maddalena
us Belal Muhammad
ie Ian Machado Garry
us Sean Brady
kz Shavkat Rakhmonov
gb-eng Leon Edwards
br Gabriel Bonfim
dk Nicolas Dalby
us Joaquin Buckley
`,
  ),
  weight(
    'Letvægt',
    `
es Ilia Topuria
am Arman Tsarukyan
br Charles Oliveira
us Justin Gaethje
gb-eng Paddy Pimblett
us Max Holloway
nz Dan Hooker
fr Benoît Saint Denis
`,
  ),
  weight(
    'Fjervægt',
    `
au Alexander Volkanovski
br Diego Lopes
ru Movsar Evloev
gb-eng Lerone Murphy
mx Yair Rodríguez
us Aljamain Sterling
br Jean Silva
gb-eng Arnold Allen
`,
  ),
  weight(
    'Bantamvægt',
    `
ge Merab Dvalishvili
ru Petr Yan
us Sean O'Malley
ru Umar Nurmagomedov
us Cory Sandhagen
cn Song Yadong
ec Marlon Vera
br Deiveson Figueiredo
`,
  ),
  weight(
    'Kvinder, stråvægt',
    `
us Mackenzie Dern
br Virna Jandiroba
br Amanda Lemos
us Tatiana Suarez
cn Yan Xiaonan
br Jéssica Andrade
us Gillian Robertson
br Iasmin Lucindo
`,
  ),
];
