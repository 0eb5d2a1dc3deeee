import { competitors } from '../field.ts';

/** Who plays the PGA Tour, seasons 2025 and 2026. */
export const PGA_TOUR = competitors(`
Scottie Scheffler us 9, Rory McIlroy gb-nir 9, Xander Schauffele us 8, Collin Morikawa us 7, Justin Thomas us 8, Ludvig Åberg se 7, Russell Henley us 8, Tommy Fleetwood gb-eng 8
Viktor Hovland no 7, Hideki Matsuyama jp 7, Patrick Cantlay us 7, Sepp Straka at 7, Robert MacIntyre gb-sct 7, Ben Griffin us 7, J.J. Spaun us 7, Justin Rose gb-eng 7
Maverick McNealy us 6, Sam Burns us 7, Keegan Bradley us 6, Cameron Young us 7, Harris English us 7, Corey Conners ca 6, Shane Lowry ie 6, Matt Fitzpatrick gb-eng 6
Jordan Spieth us 6, Wyndham Clark us 5, Rasmus Højgaard dk 6, Nicolai Højgaard dk 6, Rasmus Neergaard-Petersen dk 5, Akshay Bhatia us 6, Brian Harman us 6, Daniel Berger us 5
Tony Finau us 5, Jason Day au 6, Sungjae Im kr 6, Si Woo Kim kr 6, Tom Kim kr 5, Byeong Hun An kr 5, Min Woo Lee au 5, Adam Scott au 5
Taylor Pendrith ca 5, Nick Taylor ca 5, Mackenzie Hughes ca 5, Adam Hadwin ca 4, Aaron Rai gb-eng 5, Harry Hall gb-eng 6, Jordan Smith gb-eng 4, Marco Penge gb-eng 6
Aldrich Potgieter za 5, Christiaan Bezuidenhout za 5, Garrick Higgo za 4, Erik van Rooyen za 4, Thriston Lawrence za 4, Jhonattan Vegas ve 4, Emiliano Grillo ar 4, Nico Echavarria co 4
Michael Thorbjornsen us 5, Luke Clanton us 4, Jake Knapp us 5, Bud Cauley us 5, Michael Kim us 5, Andrew Novak us 6, Chris Gotterup us 7, Kurt Kitayama us 6
Denny McCarthy us 5, Davis Thompson us 5, Eric Cole us 4, Max Homa us 5, Rickie Fowler us 5, Tom Hoge us 5, Billy Horschel us 5, Lucas Glover us 5
Chris Kirk us 5, Brian Campbell us 4, Max Greyserman us 5, Joe Highsmith us 4, Patrick Rodgers us 5, J.T. Poston us 5, Keith Mitchell us 5, Max McGreevy us 4
Ryan Gerard us 5, Kevin Yu tw 5, Stephan Jaeger de 4, Matti Schmid de 4, Thomas Detry be 5, Alex Noren se 6, Jesper Svensson se 4, Vincent Norrman se 4
Kristoffer Reitan no 5, Kristoffer Ventura no 3, Matthieu Pavon fr 4, Victor Perez fr 4, Sami Valimaki fi 5, Alex Smalley us 4, Mark Hubbard us 4, Lee Hodges us 4
Sam Stevens us 6, Ryo Hisatsune jp 5, Beau Hossler us 4, Matt McCarty us 5, Austin Eckroat us 4, Davis Riley us 4, Steven Fisk us 4
Gary Woodland us 4, Webb Simpson us 3, Zach Johnson us 3, Brandt Snedeker us 3, Matt Kuchar us 4, Adam Svensson ca 4, Ben Silverman ca 3, David Lipsky us 3
Doug Ghim us 4, Justin Lower us 3, Chad Ramey us 3, Taylor Moore us 4, Rico Hoey ph 5, Isaiah Salinda us 4, Danny Walker us 3, Frankie Capan III us 3
`);

/** Who plays the DP World Tour. */
export const DP_WORLD_TOUR = competitors(`
Rory McIlroy gb-nir 9, Tyrrell Hatton gb-eng 7, Tommy Fleetwood gb-eng 8, Robert MacIntyre gb-sct 7, Shane Lowry ie 6, Matt Fitzpatrick gb-eng 7, Marco Penge gb-eng 7, Adrien Saddier fr 5
Rasmus Højgaard dk 7, Nicolai Højgaard dk 7, Rasmus Neergaard-Petersen dk 6, Thorbjørn Olesen dk 6, Niklas Nørgaard dk 5, Jacob Skov Olesen dk 5, Jeff Winther dk 4, Hamish Brown dk 4
Lucas Bjerregaard dk 4, Joachim B. Hansen dk 3, Marcus Helligkilde dk 4, Søren Kjeldsen dk 3, Frederik Kjettrup dk 4, Alexander Levy fr 3, Martin Couvra fr 5, Tom Vaillant fr 4
Kristoffer Reitan no 6, Haotong Li cn 6, Daniel Hillier nz 6, Keita Nakajima jp 5, Laurie Canter gb-eng 5, John Parry gb-eng 5, Jordan Smith gb-eng 6, Alex Noren se 7
Joost Luiten nl 5, Daan Huizing nl 3, Thriston Lawrence za 5, Shaun Norris za 4, Dylan Naidoo za 4, Jayden Schaper za 5, Darren Fichardt za 3, Brandon Stone za 4
Ángel Ayora es 6, Nacho Elvira es 5, Jorge Campillo es 4, Eugenio Chacarra es 5, Rafa Cabrera Bello es 4, David Puig es 6, Adri Arnaus es 3, Pablo Larrazábal es 4
Matteo Manassero it 4, Francesco Molinari it 4, Guido Migliozzi it 4, Francesco Laporta it 4, Andrea Pavan it 4, Gregorio De Leo it 4, Edoardo Molinari it 3, Filippo Celli it 3
Bernd Wiesberger at 4, Matthias Schwab at 4, Maximilian Kieffer de 3, Marcel Schneider de 3, Marcel Siem de 3, Yannik Paul de 4, Nicolai von Dellingshausen de 5, Jannik de Bruyn de 3
Romain Langasque fr 4, Antoine Rozner fr 4, Victor Perez fr 5, Julien Guerrier fr 4, Frederic Lacroix fr 4, Ugo Coussaud fr 4, Oliver Lindell fi 4, Tapio Pulkkanen fi 3
Sami Valimaki fi 5, Mikael Lindberg se 5, Jens Dantorp se 4, Simon Forsström se 4, Sebastian Söderberg se 4, Joakim Lagergren se 4, Marcus Kinhult se 4, Alexander Björk se 4
Ewen Ferguson gb-sct 5, Connor Syme gb-sct 5, Grant Forrest gb-sct 5, Richie Ramsay gb-sct 4, Calum Hill gb-sct 5, David Law gb-sct 3, Andy Sullivan gb-eng 5, Matt Wallace gb-eng 6
Aaron Rai gb-eng 6, Danny Willett gb-eng 4, Dan Brown gb-eng 5, Paul Waring gb-eng 4, Richard Mansell gb-eng 4, Sam Bairstow gb-eng 4, Todd Clements gb-eng 3, Brandon Robinson Thompson gb-eng 4
Joe Dean gb-eng 4, Ross Fisher gb-eng 3, Eddie Pepperell gb-eng 4, Andrew Wilson gb-eng 4, Nathan Kimsey gb-eng 3, Matthew Baldwin gb-eng 3, Tom McKibbin gb-nir 6, Padraig Harrington ie 4
Ryggs Johnston us 4, Davis Bryant us 4, Sean Crocker us 4, Johannes Veerman us 4, Jason Scrivener au 4, Elvis Smylie au 5, Min Woo Lee au 6, Haydn Barron au 4
Shubhankar Sharma in 3, Yuto Katsuragawa jp 4, Kazuma Kobori nz 4, Ryan Fox nz 5, Adrian Otaegui es 4, Ivan Cantero es 3, Manuel Elvira es 4, Wenyi Ding cn 4
Zander Lombard za 4, Casey Jarvis za 4, Louis Oosthuizen za 4, Jacques Kruyswijk za 3, Marcus Armitage gb-eng 4, Oliver Wilson gb-eng 3, Ricardo Gouveia pt 4, Kristian Krogh Johannessen no 4
`);

/** Thursday, country, par, tour and, for the great ones, the competition; name, course, purse. */
export const TOURNAMENTS = `
01-15 us 70 PGA Tour | Sony Open | Waialae | 9,1 mio. $
01-22 us 72 PGA Tour | The American Express | La Quinta | 9,2 mio. $
01-29 us 72 PGA Tour | Farmers Insurance Open | Torrey Pines | 9,6 mio. $
02-05 us 71 PGA Tour | Phoenix Open | TPC Scottsdale | 9,6 mio. $
02-12 us 72 PGA Tour | AT&T Pebble Beach Pro-Am | Pebble Beach | 20 mio. $
02-19 us 71 PGA Tour | The Genesis Invitational | Riviera | 20 mio. $
02-26 us 71 PGA Tour | Cognizant Classic | PGA National | 9,6 mio. $
03-05 us 72 PGA Tour | Arnold Palmer Invitational | Bay Hill | 20 mio. $
03-12 us 72 PGA Tour | The Players Championship | TPC Sawgrass | 25 mio. $
03-19 us 71 PGA Tour | Valspar Championship | Innisbrook | 9,1 mio. $
03-26 us 70 PGA Tour | Houston Open | Memorial Park | 9,9 mio. $
04-02 us 72 PGA Tour | Valero Texas Open | TPC San Antonio | 9,8 mio. $
04-09 us 72 The Masters | The Masters | Augusta National | 22,5 mio. $
04-16 us 71 PGA Tour | RBC Heritage | Harbour Town | 20 mio. $
04-30 us 72 PGA Tour | Cadillac Championship | Doral | 20 mio. $
05-07 us 71 PGA Tour | Truist Championship | Quail Hollow | 20 mio. $
05-14 us 70 PGA Championship | PGA Championship | Aronimink | 19 mio. $
05-21 us 71 PGA Tour | CJ Cup Byron Nelson | TPC Craig Ranch | 10,3 mio. $
05-28 us 70 PGA Tour | Charles Schwab Challenge | Colonial | 9,9 mio. $
06-04 us 72 PGA Tour | Memorial Tournament | Muirfield Village | 20 mio. $
06-11 ca 70 PGA Tour | Canadian Open | TPC Toronto | 9,8 mio. $
06-18 us 70 US Open | US Open | Shinnecock Hills | 21,5 mio. $
06-25 us 70 PGA Tour | Travelers Championship | TPC River Highlands | 20 mio. $
07-02 us 71 PGA Tour | John Deere Classic | TPC Deere Run | 8,8 mio. $
07-16 gb 70 The Open | The Open | Royal Birkdale | 17 mio. $
07-23 us 71 PGA Tour | 3M Open | TPC Twin Cities | 8,8 mio. $
07-30 us 70 PGA Tour | Rocket Classic | Detroit | 10 mio. $
08-06 us 70 PGA Tour | Wyndham Championship | Sedgefield | 8,5 mio. $
08-13 us 70 PGA Tour | FedEx St. Jude Championship | TPC Southwind | 20 mio. $
08-20 us 70 PGA Tour | BMW Championship | Bellerive | 20 mio. $
08-27 us 71 PGA Tour | Tour Championship | East Lake | 40 mio. $
09-17 us 72 PGA Tour | Biltmore Championship | Asheville | 6 mio. $
10-01 us 72 PGA Tour | Bank of Utah Championship | Black Desert | 6 mio. $
10-22 us 71 PGA Tour | World Wide Technology Championship | Los Cabos | 6 mio. $
11-12 bm 71 PGA Tour | Bermuda Championship | Port Royal | 6 mio. $
11-19 us 70 PGA Tour | The RSM Classic | Sea Island | 7 mio. $
12-03 bs 72 PGA Tour | Hero World Challenge | Albany | 5 mio. $
01-15 ae 72 DP World Tour | Dubai Invitational | Dubai Creek | 2,75 mio. $
01-22 ae 72 DP World Tour | Dubai Desert Classic | Emirates Golf Club | 9 mio. $
01-29 bh 72 DP World Tour | Bahrain Championship | Royal Golf Club | 2,75 mio. $
02-05 qa 72 DP World Tour | Qatar Masters | Doha | 2,75 mio. $
02-26 za 72 DP World Tour | South African Open | Stellenbosch | 1,5 mio. $
03-05 za 72 DP World Tour | Joburg Open | Houghton | 1,2 mio. $
03-26 in 72 DP World Tour | Hero Indian Open | DLF | 2,55 mio. $
04-23 cn 72 DP World Tour | Volvo China Open | Shanghai | 2,75 mio. $
05-07 es 72 DP World Tour | Catalunya Championship | Real Club El Prat | 2,75 mio. $
05-21 be 71 DP World Tour | Soudal Open | Rinkven | 2,75 mio. $
05-28 at 70 DP World Tour | Austrian Alpine Open | Kitzbühel | 2,75 mio. $
06-04 nl 71 DP World Tour | KLM Open | The International | 2,75 mio. $
06-25 it 71 DP World Tour | Italian Open | Circolo Golf Torino | 3 mio. $
07-02 de 72 DP World Tour | BMW International Open | Golfclub München | 2,75 mio. $
07-09 gb 70 DP World Tour | Genesis Scottish Open | The Renaissance Club | 9 mio. $
08-13 dk 72 DP World Tour | Danish Golf Championship | Furesø | 2,75 mio. $
08-20 gb 71 DP World Tour | Betfred British Masters | The Belfry | 3,5 mio. $
08-27 ch 70 DP World Tour | Omega European Masters | Crans-sur-Sierre | 3,25 mio. $
09-10 ie 71 DP World Tour | Amgen Irish Open | Doonbeg | 6 mio. $
09-17 gb 72 DP World Tour | BMW PGA Championship | Wentworth | 9 mio. $
09-24 fr 71 DP World Tour | FedEx Open de France | Saint-Nom-la-Bretèche | 3,25 mio. $
10-01 gb 72 DP World Tour | Alfred Dunhill Links Championship | St Andrews | 5 mio. $
10-08 es 71 DP World Tour | Open de España | Club de Campo | 3,25 mio. $
10-22 kr 71 DP World Tour | Genesis Championship | Woo Jeong Hills | 4 mio. $
11-05 ae 72 DP World Tour | Abu Dhabi Championship | Yas Links | 9 mio. $
11-12 ae 72 DP World Tour | DP World Tour Championship | Jumeirah Golf Estates | 10 mio. $
11-19 au 71 DP World Tour | Australian PGA Championship | Royal Queensland | 2,5 mio. $
11-26 au 71 DP World Tour | Australian Open | Kingston Heath | 2 mio. $
12-03 za 72 DP World Tour | Nedbank Challenge | Sun City | 6 mio. $
12-10 za 72 DP World Tour | Alfred Dunhill Championship | Royal Johannesburg | 1,6 mio. $
`;
