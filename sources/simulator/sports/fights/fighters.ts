import { entrants } from '../../engine/entrants.ts';
import type { Weight } from './card.ts';

const weight = (name: string, text: string): Weight => ({ name, fighters: entrants('person', text) });

export const BOXERS: readonly Weight[] = [
  weight(
    'Sværvægt',
    `
ua Oleksandr Usyk
gb-eng Fabio Wardley
gb-eng Daniel Dubois
nz Joseph Parker
cd Martin Bakole
de Agit Kabayel
cu Frank Sánchez
hr Filip Hrgović
gb-eng Moses Itauma
gb-eng Anthony Joshua
cn Zhang Zhilei
us Jared Anderson
`,
  ),
  weight(
    'Letsværvægt',
    `
ru Dmitry Bivol
ca Artur Beterbiev
us David Benavidez
gb-eng Anthony Yarde
gb-eng Callum Smith
gb-eng Joshua Buatsi
dk Jacob Bank
ru Imam Khataev
`,
  ),
  weight(
    'Supermellemvægt',
    `
us Terence Crawford
mx Saúl Álvarez
cu Osleys Iglesias
fr Christian Mbilli
gb-eng Hamzah Sheeraz
us Diego Pacheco
fr Kévin Lele Sadjo
dk Oliver Zaren
`,
  ),
  weight(
    'Weltervægt',
    `
us Jaron Ennis
us Devin Haney
us Brian Norman Jr.
us Rolando Romero
mx Mario Barrios
us Ryan Garcia
gb-eng Conor Benn
gb-wls Lewis Crocker
`,
  ),
  weight(
    'Letvægt',
    `
us Shakur Stevenson
us Gervonta Davis
us Abdullah Mason
ua Denys Berinchyk
us Raymond Muratalla
us Lamont Roach
cu Andy Cruz
mx William Zepeda
`,
  ),
  weight(
    'Superbantamvægt',
    `
jp Naoya Inoue
uz Murodjon Akhmadaliev
us Ramon Cardenas
au Sam Goodman
mx Alan Picasso
jp Junto Nakatani
`,
  ),
  weight(
    'Kvinder, bantamvægt',
    `
dk Dina Thorslund
au Cherneka Johnson
gb-eng Nina Hughes
us Shurretta Metcalf
mx Miyo Yoshida
de Nina Meinke
`,
  ),
];

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
