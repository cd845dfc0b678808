import { type SayingsByLanguage, sayings } from './sayings';

export const CLIMBING: SayingsByLanguage = {
  fi: sayings(`
    + Toimii sokkona, ja se on tärkeintä.
    + Viimeistely on siistiä, ei teräviä reunoja.
    + Kevyt kantaa kalliolle ja tukeva käytössä.
    + Kahden kauden kuluminen on pelkkää kauneusvirhettä.
    + Merkinnät ja ohje ovat selkeät.
    + Hanskat kädessäkin käsiteltävissä.
    ~ Hinta on yläpäästä.
    ~ Uutena vähän jäykkä.
    - Väri oli eri kuin kuvassa, palautin.
    - Kului nopeammin kuin edellinen.`),
  en: sayings(`
    + Works by feel, which is what matters.
    + Nicely finished, no sharp edges.
    + Light on the walk-in, solid in use.
    ~ A little stiff when new.
    - Wore faster than my last one.`),
  sv: sayings(`
    + Fungerar på känn, och det är det viktigaste.
    + Fin finish, inga vassa kanter.
    + Lätt att bära, stadig i bruk.
    ~ Lite styv som ny.
    - Slets fortare än min förra.`),
  de: sayings(`
    + Funktioniert blind, darauf kommt es an.
    + Sauber verarbeitet, keine scharfen Kanten.
    + Leicht im Zustieg, solide im Einsatz.
    ~ Neu etwas steif.
    - Verschliss schneller als das vorige.`),
  fr: sayings(`
    + S’utilise les yeux fermés.
    + Finition soignée, aucune arête.
    ~ Un peu raide au début.
    - S’est usé plus vite que le précédent.`),
  ru: sayings(`
    + Работает на ощупь, а это главное.
    + Сделано аккуратно, острых краёв нет.
    ~ Новое — жестковато.
    - Износилось быстрее прежнего.`),
};

export const PADDLING: SayingsByLanguage = {
  fi: sayings(`
    + Viikko saaristossa, eikä mikään hangannut.
    + Tuntuu luotettavalta sivuaallokossakin.
    + Kuivuu ja puhdistuu helposti rannassa.
    + Säädöt saa tehtyä vedessä.
    + Autosta rantaan yhdellä kantamisella.
    + Liike on vaivatonta pitkälläkin selällä.
    ~ Kiinnikkeet kannattaa tarkistaa ennen ensimmäistä retkeä.
    ~ Väri haalistuu auringossa.
    - Mitat eivät vastanneet ilmoitettua, palautin.`),
  en: sayings(`
    + A week in the archipelago and nothing rubbed.
    + Inspires confidence in a side sea.
    + Rinses clean and dries quickly on the beach.
    ~ Check the fittings before the first trip.
    - Not the size it said it was; I sent it back.`),
  sv: sayings(`
    + En vecka i skärgården och inget skavde.
    + Känns trygg även i sidvågor.
    + Torkar snabbt på stranden.
    ~ Kontrollera fästena före första turen.
    - Måtten stämde inte, jag lämnade tillbaka.`),
  de: sayings(`
    + Eine Woche in den Schären, nichts hat gescheuert.
    + Gibt auch bei Seitenwellen Sicherheit.
    + Trocknet am Ufer schnell.
    ~ Vor der ersten Tour die Beschläge prüfen.
    - Die Maße stimmten nicht, ging zurück.`),
  fr: sayings(`
    + Une semaine dans l’archipel sans le moindre frottement.
    + Inspire confiance, même dans le clapot.
    ~ Vérifiez les fixations avant la première sortie.
    - Les dimensions ne correspondaient pas, renvoyé.`),
  ru: sayings(`
    + Неделя в шхерах — ничего не натёрло.
    + На боковой волне внушает доверие.
    ~ Перед первым выходом проверьте крепления.
    - Размеры не совпали с заявленными, пришлось вернуть.`),
};

/** Said of gear that has no sayings of its own: nothing about its size, its season or what it comes in. */
export const GEAR: SayingsByLanguage = {
  fi: sayings(`
    + Toimii juuri niin kuin pitää.
    + Tukevasti tehty, vaikka painaa vähän.
    + Ohjetta ei tarvittu.
    + Kestänyt jo toista kautta.
    + Pienillä yksityiskohdilla on väliä, ja ne on mietitty.
    ~ Pakkauksessa oli turhaa muovia.
    ~ Väri on kuvaa tummempi.
    - Rikkoutui ensimmäisellä kaudella.
    - Ei vastannut odotuksia, palautin.`),
  en: sayings(`
    + Does exactly what it should.
    + Well made for the weight.
    + Still going in its second season.
    ~ More plastic round it than needed.
    - Broke in its first season.`),
  sv: sayings(`
    + Gör precis det den ska.
    + Gediget gjord trots vikten.
    + Håller andra säsongen också.
    ~ Onödigt mycket plast i förpackningen.
    - Gick sönder första säsongen.`),
  de: sayings(`
    + Tut genau, was es soll.
    + Für das Gewicht solide gemacht.
    + Hält schon die zweite Saison.
    ~ Unnötig viel Plastik in der Verpackung.
    - In der ersten Saison kaputt.`),
  fr: sayings(`
    + Fait exactement ce qu’on attend.
    + Solide pour son poids.
    ~ Trop de plastique dans l’emballage.
    - Cassé dès la première saison.`),
  ru: sayings(`
    + Делает ровно то, что нужно.
    + При своём весе сделано крепко.
    ~ Лишний пластик в упаковке.
    - Сломалось в первый же сезон.`),
};
