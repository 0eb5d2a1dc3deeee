import { competitors } from '../field.ts';

/**
 * The men's teams of 2026 with eight riders each. What they are good at: c climbs, s sprints, r the flat and the classics, and
 * a little of all without a letter.
 */
export const TEAMS = competitors(`
UAE Team Emirates: Tadej Pogačar si 9c, Isaac del Toro mx 8c, João Almeida pt 8c, Adam Yates gb 7c, Brandon McNulty us 6c, Nils Politt de 5r, Tim Wellens be 6r, Mikkel Bjerg dk 4r
Visma | Lease a Bike: Jonas Vingegaard dk 9c, Matteo Jorgenson us 7c, Sepp Kuss us 7c, Wout van Aert be 8r, Matthew Brennan gb 7s, Christophe Laporte fr 6r, Victor Campenaerts be 5r, Per Strand Hagenes no 5r
Red Bull-Bora: Remco Evenepoel be 8c, Primož Roglič si 7c, Florian Lipowitz de 7c, Jai Hindley au 7c, Giulio Pellizzari it 6c, Aleksandr Vlasov ru 6c, Danny van Poppel nl 5s, Mick van Dijke nl 4r
Lidl-Trek: Mads Pedersen dk 8r, Juan Ayuso es 7c, Mattias Skjelmose dk 7c, Jonathan Milan it 8s, Giulio Ciccone it 7c, Quinn Simmons us 5r, Toms Skujiņš lv 5r, Søren Kragh Andersen dk 5r
INEOS Grenadiers: Filippo Ganna it 7r, Carlos Rodríguez es 7c, Thymen Arensman nl 6c, Egan Bernal co 6c, Kévin Vauquelin fr 6c, Oscar Onley gb 7c, Magnus Sheffield us 5r, Tobias Foss no 5r
Soudal Quick-Step: Tim Merlier be 8s, Paul Magnier fr 7s, Mikel Landa es 6c, Valentin Paret-Peintre fr 5c, Jasper Stuyven be 6r, Dylan van Baarle nl 5r, Ilan Van Wilder be 5c, Casper Pedersen dk 4r
Decathlon CMA CGM: Paul Seixas fr 7c, Felix Gall at 7c, Olav Kooij nl 7s, Tiesj Benoot be 6r, Tobias Lund Andresen dk 6s, Matthew Riccitello us 6c, Oliver Naesen be 4r, Daan Hoole nl 5r
Alpecin-Premier Tech: Mathieu van der Poel nl 9r, Jasper Philipsen be 8s, Kaden Groves au 7s, Gal Glivar si 5, Emiel Verstrynge be 4, Florian Sénéchal fr 4r, Silvan Dillier ch 3r, Tibor Del Grosso nl 5r
EF Education-EasyPost: Ben Healy ie 7, Richard Carapaz ec 7c, Neilson Powless us 6, Kasper Asgreen dk 6r, Marijn van den Berg nl 5s, Alex Baudin fr 5c, Mikkel Honoré dk 5, Vincenzo Albanese it 5s
Bahrain Victorious: Lenny Martinez fr 6c, Antonio Tiberi it 6c, Santiago Buitrago co 6c, Pello Bilbao es 6, Phil Bauhaus de 6s, Matej Mohorič si 6r, Damiano Caruso it 5c, Alec Segaert be 5r
Movistar: Enric Mas es 6c, Cian Uijtdebroeks be 6c, Einer Rubio co 5c, Pablo Castrillo es 5c, Iván Romeo es 6r, Orluis Aular ve 6s, Nelson Oliveira pt 4r, Jefferson Cepeda ec 5c
Groupama-FDJ: Romain Grégoire fr 6, Valentin Madouas fr 5, Guillaume Martin fr 5c, David Gaudu fr 5c, Ewen Costiou fr 5, Paul Penhoët fr 5s, Rudy Molard fr 3, Clément Russo fr 3r
Jayco AlUla: Ben O'Connor au 6c, Michael Matthews au 6r, Pascal Ackermann de 6s, Luke Plapp au 6r, Mauro Schmid ch 6, Alan Hatherly za 4, Luka Mezgec si 4s, Chris Harper au 5c
XDS Astana: Christian Scaroni it 6, Simone Velasco it 5, Lorenzo Fortunato it 5c, Sergio Higuita co 5c, Alberto Bettiol it 6r, Diego Ulissi it 5, Mike Teunissen nl 5r, Anders Foldager dk 5s
Uno-X Mobility: Magnus Cort dk 6, Jonas Abrahamsen no 6r, Tobias Halland Johannessen no 7c, Søren Wærenskjold no 6s, Andreas Leknessund no 5c, Anders Halland Johannessen no 5c, Anthon Charmig dk 5, Stian Fredheim no 5s
Lotto-Intermarché: Arnaud De Lie be 7s, Lennert Van Eetvelt be 6c, Georg Zimmermann de 5, Jenno Berckmoes be 5r, Lars Craps be 3, Jarrad Drizners au 3r, Milan Menten be 4s, Huub Artz nl 5
Picnic PostNL: Max Poole gb 6c, Warren Barguil fr 5c, Fabio Jakobsen nl 6s, Pavel Bittner cz 5s, Casper van Uden nl 5s, Frank van den Broek nl 5, John Degenkolb de 4r, Oscar Chamberlain au 3
NSN Cycling: Biniam Girmay er 7s, Stephen Williams gb 5c, Corbin Strong nz 6s, Jake Stewart gb 5s, George Bennett nz 4c, Krists Neilands lv 5, Alexey Lutsenko kz 5c, Dion Smith nz 3
Tudor: Marc Hirschi ch 6, Julian Alaphilippe fr 6, Matteo Trentin it 5r, Michael Storer au 6c, Alberto Dainese it 5s, Stefan Küng ch 6r, Marco Haller at 4r, Rasmus Tiller no 4r
Pinarello-Q36.5: Tom Pidcock gb 8, Fred Wright gb 5r, Eddie Dunbar ie 5c, Xabier Azparren es 4r, Quinten Hermans be 5, Emīls Liepiņš lv 3s, Frederik Frison be 3r, Mark Donovan gb 4c
Cofidis: Alex Aranburu es 6, Ion Izagirre es 5c, Emanuel Buchmann de 5c, Milan Fretin be 6s, Benjamin Thomas fr 5r, Bryan Coquard fr 5s, Simon Carr gb 4c, Alexis Renard fr 3s
TotalEnergies: Jordan Jegat fr 5c, Anthony Turgis fr 5r, Mathieu Burgaudeau fr 5, Steff Cras be 4c, Emilien Jeannière fr 4s, Mattéo Vercher fr 4, Alexandre Delettre fr 4c, Thomas Gachignard fr 4
`);

/** Danish riders of Danish teams, who start at home. */
export const DANISH_TEAMS = competitors(`
Airtox-Carl Ras: Conrad Haugsted dk 2s, Mads Andersen dk 2, Rasmus Wallin dk 3, Tobias Kongstad dk 2r, Kristian Egholm dk 3, Lucas Toftemark dk 2
BHS-PL Beton Bornholm: Frederik Madsen dk 3, Mathias Bregnhøj dk 3c, Simon Bak dk 2r, Oskar Winkler dk 2, Noah Møller Andersen dk 2, Magnus Bak Klaris dk 2r
Coloquick: Carl-Frederik Bévort dk 3r, Peter Øxenberg dk 3, Anders Fynbo dk 2, Kasper Andersen dk 2, August Jensen no 2s, William Colorado dk 2
`);

/**
 * Races of one day and of stages: first day (nearest weekday), days of the race without those of rest, country, name, and its
 * stages: f flat, h hills, m mountains, t a time trial, - a day of rest.
 */
export const RACES = `
01-20 tu au fhhmhf Tour Down Under
02-16 mo ae ftmfhfm UAE Tour
02-28 sa be h Omloop Nieuwsblad
03-07 sa it h Strade Bianche
03-08 su fr fhtmhhm Paris-Nice
03-09 mo it thffhmf Tirreno-Adriatico
03-21 sa it h Milano-Sanremo
03-23 mo es fhmfmmh Volta a Catalunya
03-27 fr be h E3 Saxo Classic
03-29 su be f Gent-Wevelgem
04-01 we be h Dwars door Vlaanderen
04-05 su be h Flandern Rundt
04-06 mo es thhhmm Itzulia
04-12 su fr h Paris-Roubaix
04-19 su nl h Amstel Gold Race
04-22 we be h La Flèche Wallonne
04-26 su be m Liège-Bastogne-Liège
04-28 tu ch thhmmt Tour de Romandie
05-08 fr it fhf-hfhmm-tfhmmm-fmmhf Giro d'Italia
06-07 su fr hftfhmmm Critérium du Dauphiné
06-14 su dk f Copenhagen Sprint
06-14 su ch hhmhmft Tour de Suisse
07-04 sa fr hfhffmhff-mhhmm-tmhmmmf Tour de France
08-01 sa es h Clásica San Sebastián
08-03 mo pl fhfhhmt Tour de Pologne
08-12 we dk fhtff Danmark Rundt
08-22 sa es thmffhmfm-mthfmhm-fmhtmf Vuelta a España
09-11 fr ca h Grand Prix de Québec
09-13 su ca h Grand Prix de Montréal
10-10 sa it m Il Lombardia
10-13 tu cn ffhfmf Tour of Guangxi
`;
