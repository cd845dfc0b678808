import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const NOORA: DemoBlogger = {
  key: 'noora',
  name: 'Noora Hakkarainen',
  slug: 'noora-hakkarainen',
  scene: 'evening-fell',
  excerpt: six(
    'Kolmen lapsen äiti ja Jyväskylän vuokraamon hoitaja. Punnitsee kaiken keittiövaa’alla.',
    'Mother of three and in charge of our rental shop in Jyväskylä. Weighs everything on the kitchen scales.',
    'Trebarnsmamma som sköter uthyrningen i Jyväskylä. Väger allt på köksvågen.',
    'Mutter von dreien und Leiterin des Verleihs in Jyväskylä. Wiegt alles auf der Küchenwaage.',
    'Mère de trois enfants, responsable de la location à Jyväskylä. Pèse tout sur la balance de cuisine.',
    'Мама троих детей, заведует прокатом в Ювяскюля. Взвешивает всё на кухонных весах.',
  ),
  text: six(
    `Noora aloitti Jyväskylän myymälässä kesätyöntekijänä ja jäi, koska sai lainata rinkkoja. Nyt hän lainaa niitä muille: ahkiot, teltat ja lasten makuupussit kulkevat hänen käsiensä kautta, ja hän tietää, mikä palaa takaisin pureskeltuna.
    Perheen pisin vaellus on ollut neljä päivää ja lyhyin yhdeksän tuntia. Molemmista hän on oppinut yhtä paljon.
    # Mistä hän kirjoittaa
    Pukeutumisesta, pakkaamisesta ja siitä, miten lapsista tulee kavereita retkelle.`,
    `Noora came to the Jyväskylä store for a summer job and stayed because she could borrow packs. Now she lends them to others: pulks, tents and children’s sleeping bags pass through her hands, and she knows what comes back chewed.
    The family’s longest trek took four days and the shortest nine hours. She has learnt as much from one as from the other.
    # What she writes about
    Dressing, packing, and how children become company on a trip.`,
    `Noora kom till butiken i Jyväskylä som sommarjobbare och blev kvar för att hon fick låna ryggsäckar. Nu lånar hon ut dem till andra: pulkor, tält och barnsovsäckar går genom hennes händer, och hon vet vad som kommer tillbaka tuggat på.
    Familjens längsta vandring varade i fyra dagar och den kortaste i nio timmar. Hon lärde sig lika mycket av båda.
    # Det här skriver hon om
    Klädsel, packning och hur barn blir sällskap på turen.`,
    `Noora kam als Ferienjobberin in die Filiale Jyväskylä und blieb, weil sie Rucksäcke ausleihen durfte. Heute leiht sie sie anderen: Pulkas, Zelte und Kinderschlafsäcke gehen durch ihre Hände, und sie weiß, was angekaut zurückkommt.
    Die längste Tour der Familie dauerte vier Tage, die kürzeste neun Stunden. Gelernt hat sie aus beiden gleich viel.
    # Worüber sie schreibt
    Über Anziehen, Packen und darüber, wie Kinder unterwegs zu Gefährten werden.`,
    `Noora est arrivée au magasin de Jyväskylä pour un emploi d’été et y est restée parce qu’on lui prêtait des sacs à dos. Aujourd’hui, c’est elle qui prête : pulkas, tentes et duvets d’enfants passent entre ses mains, et elle sait ce qui revient mâchonné.
    La plus longue randonnée de la famille a duré quatre jours, la plus courte neuf heures. Elle a autant appris de l’une que de l’autre.
    # Ses sujets
    S’habiller, faire son sac, et faire des enfants de bons compagnons de route.`,
    `Ноора пришла в магазин в Ювяскюля на лето и осталась, потому что можно было брать рюкзаки. Теперь она выдаёт их другим: волокуши, палатки и детские спальники проходят через её руки, и она знает, что возвращается погрызенным.
    Самый длинный поход семьи занял четыре дня, самый короткий — девять часов. Научили они её одинаково.
    # О чём она пишет
    Об одежде, сборах и о том, как дети становятся попутчиками.`,
  ),
};
