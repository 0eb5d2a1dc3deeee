import { competitors } from '../field.ts';

/** Who drives and rides, seasons 2025 and 2026. */
export const FORMULA_1 = competitors(`
McLaren: Lando Norris gb 9, Oscar Piastri au 9
Mercedes: George Russell gb 8, Andrea Kimi Antonelli it 7
Red Bull: Max Verstappen nl 9, Isack Hadjar fr 6
Ferrari: Charles Leclerc mc 8, Lewis Hamilton gb 7
Williams: Carlos Sainz es 6, Alexander Albon th 5
Racing Bulls: Liam Lawson nz 5, Arvid Lindblad gb 4
Aston Martin: Fernando Alonso es 6, Lance Stroll ca 3
Haas: Oliver Bearman gb 5, Esteban Ocon fr 4
Audi: Nico Hülkenberg de 5, Gabriel Bortoleto br 4
Alpine: Pierre Gasly fr 5, Franco Colapinto ar 3
Cadillac: Sergio Pérez mx 3, Valtteri Bottas fi 3
`);

export const MOTO_GP = competitors(`
Ducati Lenovo: Marc Márquez es 9, Francesco Bagnaia it 8
Gresini: Álex Márquez es 8, Fermín Aldeguer es 6
VR46: Fabio Di Giannantonio it 6, Franco Morbidelli it 6
Aprilia: Marco Bezzecchi it 8, Jorge Martín es 7
Trackhouse: Raúl Fernández es 6, Ai Ogura jp 5
KTM: Pedro Acosta es 8, Brad Binder za 6
Tech3: Maverick Viñales es 5, Enea Bastianini it 5
Honda HRC: Joan Mir es 5, Luca Marini it 5
LCR Honda: Johann Zarco fr 5, Diogo Moreira br 4
Yamaha: Fabio Quartararo fr 7, Álex Rins es 4
Pramac: Toprak Razgatlıoğlu tr 5, Jack Miller au 4
`);

export const NASCAR = competitors(`
Hendrick: Kyle Larson us 9, William Byron us 8, Chase Elliott us 8, Alex Bowman us 6
Joe Gibbs: Denny Hamlin us 9, Christopher Bell us 8, Chase Briscoe us 7, Ty Gibbs us 6
Penske: Ryan Blaney us 8, Joey Logano us 7, Austin Cindric us 5
23XI: Tyler Reddick us 7, Bubba Wallace us 6, Riley Herbst us 3
Trackhouse: Ross Chastain us 6, Shane van Gisbergen nz 6, Connor Zilisch us 5
RFK: Chris Buescher us 6, Brad Keselowski us 6, Ryan Preece us 5
Childress: Kyle Busch us 6, Austin Dillon us 5
Spire: Carson Hocevar us 5, Daniel Suárez mx 5, Michael McDowell us 4
Wood Brothers: Josh Berry us 5
Kaulig: AJ Allmendinger us 4, Ty Dillon us 3
Legacy: Erik Jones us 4, John Hunter Nemechek us 4
Front Row: Zane Smith us 4, Noah Gragson us 4, Todd Gilliland us 3
Hyak: Ricky Stenhouse Jr. us 4
Haas Factory: Cole Custer us 3
Rick Ware: Cody Ware us 2
`);

export const RALLY = competitors(`
Toyota: Sébastien Ogier fr 9, Elfyn Evans gb 8, Oliver Solberg se 8, Takamoto Katsuta jp 6, Sami Pajari fi 6
Hyundai: Thierry Neuville be 8, Adrien Fourmaux fr 7, Esapekka Lappi fi 6, Dani Sordo es 6
M-Sport Ford: Mārtiņš Sesks lv 5, Joshua McErlean ie 4, Jon Armstrong ie 4
Škoda: Robert Virves ee 2, Roope Korhonen fi 2, Nikolay Gryazin bg 2, Gus Greensmith gb 2, Jan Solans es 2, Romet Jürgenson ee 2, Mille Johansson se 2, Kajetan Kajetanowicz pl 2
Citroën: Yohan Rossel fr 3, Léo Rossel fr 2
Toyota WRC2: Alejandro Cachón es 2, Teemu Suninen fi 2, Roberto Daprà it 1, Lauri Joona fi 1
`);

export const SPEEDWAY = competitors(`
Bartosz Zmarzlik pl 9, Brady Kurtz au 8, Michael Jepsen Jensen dk 7, Leon Madsen dk 7, Anders Thomsen dk 6, Mikkel Michelsen dk 6
Daniel Bewley gb 7, Robert Lambert gb 7, Fredrik Lindgren se 7, Jack Holder au 7, Max Fricke au 6, Dominik Kubera pl 6
Patryk Dudek pl 6, Kai Huckenbeck de 4, Andžejs Ļebedevs lv 5, Nazar Parnitskyi ua 4
`);

export const DANISH_SPEEDWAY = competitors(`
Michael Jepsen Jensen dk 8, Leon Madsen dk 8, Mikkel Michelsen dk 8, Anders Thomsen dk 7, Rasmus Jensen dk 7, Niels-Kristian Iversen dk 6
Frederik Jakobsen dk 6, Mads Hansen dk 6, Benjamin Basso dk 5, Tim Sørensen dk 5, Jonas Seifert-Salk dk 5, Bastian Pedersen dk 5
Villads Nagel dk 5, Mikkel Andersen dk 5, William Drejer dk 4, Emil Breum dk 4
`);

/** Date and weekday of the race, hour in Copenhagen, laps, seconds of a lap, country, name, track; S behind a weekend with a sprint. */
export const FORMULA_1_RACES = `
03-08 su 05:00 58 80 au Australiens Grand Prix | Albert Park
03-15 su 08:00 56 94 cn Kinas Grand Prix | Shanghai | S
03-29 su 07:00 53 91 jp Japans Grand Prix | Suzuka
04-12 su 17:00 57 94 bh Bahrains Grand Prix | Sakhir
04-19 su 19:00 50 91 sa Saudi-Arabiens Grand Prix | Jeddah
05-03 su 22:00 57 90 us Miamis Grand Prix | Miami | S
05-24 su 22:00 70 75 ca Canadas Grand Prix | Montréal | S
06-07 su 15:00 78 75 mc Monacos Grand Prix | Monte Carlo
06-14 su 15:00 66 77 es Barcelona-Cataloniens Grand Prix | Barcelona
06-28 su 15:00 71 68 at Østrigs Grand Prix | Red Bull Ring
07-05 su 16:00 52 89 gb Storbritanniens Grand Prix | Silverstone | S
07-19 su 15:00 44 106 be Belgiens Grand Prix | Spa-Francorchamps
07-26 su 15:00 70 80 hu Ungarns Grand Prix | Hungaroring
08-23 su 15:00 72 73 nl Hollands Grand Prix | Zandvoort | S
09-06 su 15:00 53 82 it Italiens Grand Prix | Monza
09-13 su 15:00 57 92 es Spaniens Grand Prix | Madring
09-26 sa 13:00 51 105 az Aserbajdsjans Grand Prix | Baku
10-11 su 14:00 62 96 sg Singapores Grand Prix | Marina Bay | S
10-25 su 21:00 56 98 us USA's Grand Prix | Austin
11-01 su 21:00 71 80 mx Mexicos Grand Prix | Mexico City
11-08 su 18:00 71 73 br São Paulos Grand Prix | Interlagos
11-22 su 05:00 50 95 us Las Vegas Grand Prix | Las Vegas
11-29 su 17:00 57 84 qa Qatars Grand Prix | Lusail
12-06 su 14:00 58 87 ae Abu Dhabis Grand Prix | Yas Marina
`;

export const MOTO_GP_RACES = `
03-01 su 09:00 26 91 th Thailands Grand Prix | Buriram
03-22 su 19:00 31 79 br Brasiliens Grand Prix | Goiânia
03-29 su 22:00 19 123 us USA's Grand Prix | Austin
04-12 su 19:00 22 112 qa Qatars Grand Prix | Lusail
04-26 su 14:00 25 97 es Spaniens Grand Prix | Jerez
05-10 su 14:00 27 91 fr Frankrigs Grand Prix | Le Mans
05-17 su 14:00 24 100 es Cataloniens Grand Prix | Barcelona
05-31 su 14:00 23 106 it Italiens Grand Prix | Mugello
06-07 su 14:00 26 97 hu Ungarns Grand Prix | Balaton Park
06-21 su 14:00 21 115 cz Tjekkiets Grand Prix | Brno
06-28 su 14:00 26 92 nl Hollands Grand Prix | Assen
07-12 su 14:00 30 81 de Tysklands Grand Prix | Sachsenring
08-09 su 14:00 20 119 gb Storbritanniens Grand Prix | Silverstone
08-30 su 14:00 23 107 es Aragoniens Grand Prix | Aragón
09-13 su 14:00 27 91 sm San Marinos Grand Prix | Misano
09-20 su 14:00 28 89 at Østrigs Grand Prix | Red Bull Ring
10-04 su 07:00 24 104 jp Japans Grand Prix | Motegi
10-11 su 09:00 27 90 id Indonesiens Grand Prix | Mandalika
10-25 su 04:00 27 88 au Australiens Grand Prix | Phillip Island
11-01 su 08:00 20 119 my Malaysias Grand Prix | Sepang
11-15 su 14:00 25 99 pt Portugals Grand Prix | Portimão
11-22 su 14:00 27 91 es Valencias Grand Prix | Valencia
`;

export const NASCAR_RACES = `
02-15 su 20:30 200 48 us Daytona 500 | Daytona
02-22 su 21:00 266 31 us Atlanta | EchoPark Speedway
03-01 su 21:30 95 98 us Austin | Circuit of the Americas
03-08 su 21:30 312 29 us Phoenix | Phoenix Raceway
03-15 su 21:30 267 31 us Las Vegas | Las Vegas Motor Speedway
03-29 su 21:30 293 30 us Darlington | Darlington Raceway
04-12 su 21:00 500 16 us Bristol | Bristol Motor Speedway
04-26 su 21:00 188 49 us Talladega | Talladega
05-03 su 21:30 267 30 us Texas | Texas Motor Speedway
05-24 mo 00:00 400 30 us Coca-Cola 600 | Charlotte
06-07 su 21:00 200 40 us Michigan | Michigan
06-14 su 21:00 160 54 us Pocono | Pocono
07-05 su 21:00 75 89 us Chicago | Chicago
07-26 su 20:00 160 54 us Brickyard 400 | Indianapolis
08-09 su 20:00 90 73 us Watkins Glen | Watkins Glen
08-30 su 01:30 160 47 us Daytona 400 | Daytona
09-06 mo 00:00 367 30 us Southern 500 | Darlington
09-20 su 01:30 500 16 us Bristol Night Race | Bristol Motor Speedway
10-04 su 23:30 267 31 us South Point 400 | Las Vegas Motor Speedway
10-18 su 20:00 188 49 us Talladega 500 | Talladega
11-08 su 21:00 312 29 us Championship Race | Phoenix Raceway
`;

/** First day, country, name, town. */
export const RALLIES = `
01-22 mc Rallye Monte-Carlo | Gap
02-12 se Rally Sweden | Umeå
03-12 ke Safari Rally Kenya | Naivasha
04-09 hr Croatia Rally | Rijeka
04-23 es Rally Islas Canarias | Las Palmas
05-07 pt Rally de Portugal | Matosinhos
05-28 jp Rally Japan | Toyota
06-25 gr Acropolis Rally | Lamia
07-16 ee Rally Estonia | Tartu
07-30 fi Rally Finland | Jyväskylä
08-27 py Rally del Paraguay | Encarnación
09-10 cl Rally Chile | Concepción
10-01 it Rally Italia Sardegna | Alghero
11-12 sa Rally Saudi Arabia | Jeddah
`;

/** Saturday, country, name. */
export const SPEEDWAY_NIGHTS = `
05-02 de Landshut
05-16 pl Warszawa
05-30 cz Prag
06-13 gb Manchester
06-20 pl Gorzów
07-04 se Målilla
08-01 lv Riga
08-29 pl Wrocław
09-12 dk Vojens
09-26 pl Toruń
`;
