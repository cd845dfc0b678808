import { type SayingsByLanguage, sayings } from './sayings';

/** What parents say of children's skis. */
export const KIDS_SKI: SayingsByLanguage = {
  fi: sayings(`
    + Kääntyi itsestään jo toisella laskulla.
    + Kevyet, joten lapsi jaksaa kantaa ne itse hissille.
    + Pohja liukuu ilman isän voiteluhetkiä.
    + Kaatumiset eivät näy pinnassa.
    + Kuvio oli ratkaiseva, sanoo viisivuotias.
    + Hiihtokoulun opettaja kehui valintaa.
    + Kestivät kolme lasta ja lähtevät neljännelle.
    + Aurauskäännös syntyi yhdessä päivässä.
    ~ Seuraavaksi talveksi jo lyhyet.
    ~ Ilman neuvoa olisimme ottaneet liian pitkät.
    ~ Kärjen maali naarmuuntui parkkipaikalla.
    * Ensimmäiset omat sukset.
    * Hiihtokoulua varten hankittu.
    * Vaihdettiin edelliset näihin myymälässä.
    * Mummolan mäessä joka viikonloppu.
    - Kantti irtosi kivestä heti alkuun.
    - Siteen säätö oli pielessä, se korjattiin myymälässä.`),
  en: sayings(`
    + She was turning on her second run.
    + Light enough for him to carry them to the lift himself.
    + The ski school teacher approved.
    + They have survived three children.
    ~ Too short again next winter.
    * First skis of his own.
    * Bought for ski school.
    - The edge came loose on the first stone.`),
  sv: sayings(`
    + Svängde redan i andra åket.
    + Lätta nog att bära själv till liften.
    + Skidläraren tyckte om valet.
    + Har hållit för tre barn.
    ~ För korta redan nästa vinter.
    * Första egna skidorna.
    * Köpta till skidskolan.
    - Stålkanten släppte mot första stenen.`),
  de: sayings(`
    + Schon bei der zweiten Abfahrt kam die Kurve.
    + So leicht, dass unser Sohn sie selbst zum Lift trägt.
    + Die Skilehrerin war einverstanden.
    ~ Nächsten Winter schon zu kurz.
    * Die ersten eigenen Ski.
    * Für die Skischule gekauft.
    - Die Kante löste sich am ersten Stein.`),
  fr: sayings(`
    + Elle tournait dès la deuxième descente.
    + Assez légers pour les porter seul jusqu’au remonte-pente.
    + La monitrice a approuvé.
    ~ Trop courts dès l’hiver suivant.
    * Ses premiers skis à lui.
    - La carre s’est décollée au premier caillou.`),
  ru: sayings(`
    + Со второго спуска уже поворачивала.
    + Лёгкие, ребёнок сам несёт их к подъёмнику.
    + Инструктор выбор одобрил.
    ~ На следующую зиму уже коротки.
    * Первые свои лыжи.
    - Кант отошёл на первом же камне.`),
};
