import type { DemoPage } from '../page';
import { six } from '../six';

export const EVENTS_PAGE: DemoPage = {
  key: 'events',
  scene: 'lake-fire',
  slug: six('tapahtumat', 'events', 'evenemang', 'veranstaltungen', 'evenements', 'sobytiya'),
  title: six('Tapahtumat', 'Events', 'Evenemang', 'Veranstaltungen', 'Événements', 'События'),
  text: six(
    `Myymälöissä opetellaan, kokeillaan ja kuunnellaan ympäri vuoden. Tapahtumat ovat maksuttomia, ja paikan saa varaamalla sen myymälästä.
    # Joka viikko
    : **Tiistaisin klo 18** **Voitelukoulu** Hanki Helsinki. Tuo omat sukset. [Varaa paikka](store:helsinki)
    : **Keskiviikkoisin klo 17** **Korjausilta** Hanki Tampere. Korjataan yhdessä ompelimossa. [Varaa paikka](store:tampere)
    : **Torstaisin klo 17** **Lumivyöryharjoitus** Hanki Rovaniemi. Etsitään piippareilla Ounasvaaralla. [Varaa paikka](store:rovaniemi)
    # Joka vuosi
    : **Toukokuussa** **Telttapuisto** 2. lauantai klo 10. Kaikki mallit pystyssä ja avattavissa. [Valitse myymälä](screen:stores)
    : **Elokuussa** **Kajakkien koemelonta** 1. lauantai klo 11. Hanki Jyväskylä, Jyväsjärvellä. [Varaa paikka](store:jyvaskyla)
    : **Marraskuussa** **Suksipäivä** 1. lauantai klo 10. Jäykkyydet mitataan jonotusnumerolla. [Valitse myymälä](screen:stores)
    ! **Oma ilta seuralle tai luokalle**
    ! Voitelukoulu, korjausilta tai lumivyöryharjoitus vähintään kymmenen hengen ryhmälle, sovittuna päivänä.
    !=> [Sovi myymälän kanssa](screen:stores)`,
    `There is something to learn, try or listen to in our stores all year. Events are free; book a place with the store.
    # Every week
    : **Tuesdays, 6 pm** **Waxing school** Hanki Helsinki. Bring your own skis. [Book a place](store:helsinki)
    : **Wednesdays, 5 pm** **Mending night** Hanki Tampere. We mend together in the workshop. [Book a place](store:tampere)
    : **Thursdays, 5 pm** **Avalanche practice** Hanki Rovaniemi. Searching with transceivers on Ounasvaara. [Book a place](store:rovaniemi)
    # Every year
    : **In May** **Tent park** Second Saturday, 10 am. Every model pitched and open. [Choose a store](screen:stores)
    : **In August** **Kayak trials** First Saturday, 11 am. Hanki Jyväskylä, on Lake Jyväsjärvi. [Book a place](store:jyvaskyla)
    : **In November** **Ski day** First Saturday, 10 am. Flex measured, take a number. [Choose a store](screen:stores)
    ! **An evening for your club or class**
    ! Waxing school, mending night or avalanche practice for ten or more, on an agreed day.
    !=> [Arrange it with a store](screen:stores)`,
    `I butikerna finns det något att lära sig, prova eller lyssna på året om. Evenemangen är gratis; boka plats i butiken.
    # Varje vecka
    : **Tisdagar kl. 18** **Vallaskola** Hanki Helsinki. Ta med egna skidor. [Boka plats](store:helsinki)
    : **Onsdagar kl. 17** **Lagarkväll** Hanki Tampere. Vi lagar tillsammans i verkstaden. [Boka plats](store:tampere)
    : **Torsdagar kl. 17** **Lavinövning** Hanki Rovaniemi. Vi söker med transceiver på Ounasvaara. [Boka plats](store:rovaniemi)
    # Varje år
    : **I maj** **Tältpark** Andra lördagen kl. 10. Alla modeller uppställda och öppna. [Välj butik](screen:stores)
    : **I augusti** **Provpaddling** Första lördagen kl. 11. Hanki Jyväskylä, på Jyväsjärvi. [Boka plats](store:jyvaskyla)
    : **I november** **Skiddag** Första lördagen kl. 10. Spannet mäts, ta en nummerlapp. [Välj butik](screen:stores)
    ! **En egen kväll för er förening eller klass**
    ! Vallaskola, lagarkväll eller lavinövning för minst tio, på en överenskommen dag.
    !=> [Kom överens med en butik](screen:stores)`,
    `In den Filialen gibt es das ganze Jahr etwas zu lernen, auszuprobieren oder zu hören. Die Teilnahme ist kostenlos; Plätze reserviert die Filiale.
    # Jede Woche
    : **Dienstags, 18 Uhr** **Wachskurs** Hanki Helsinki. Bringen Sie Ihre Ski mit. [Platz reservieren](store:helsinki)
    : **Mittwochs, 17 Uhr** **Reparaturabend** Hanki Tampere. Wir flicken gemeinsam in der Werkstatt. [Platz reservieren](store:tampere)
    : **Donnerstags, 17 Uhr** **Lawinenübung** Hanki Rovaniemi. Suche mit LVS-Geräten am Ounasvaara. [Platz reservieren](store:rovaniemi)
    # Jedes Jahr
    : **Im Mai** **Zeltpark** Zweiter Samstag, 10 Uhr. Alle Modelle aufgebaut und offen. [Filiale wählen](screen:stores)
    : **Im August** **Probepaddeln** Erster Samstag, 11 Uhr. Hanki Jyväskylä, auf dem Jyväsjärvi. [Platz reservieren](store:jyvaskyla)
    : **Im November** **Skitag** Erster Samstag, 10 Uhr. Spannung messen, bitte Nummer ziehen. [Filiale wählen](screen:stores)
    ! **Ein eigener Abend für Verein oder Klasse**
    ! Wachskurs, Reparaturabend oder Lawinenübung ab zehn Personen, an einem vereinbarten Tag.
    !=> [Mit einer Filiale absprechen](screen:stores)`,
    `Toute l’année, on apprend, on essaie et on écoute dans nos magasins. C’est gratuit\u00a0; réservez votre place au magasin.
    # Chaque semaine
    : **Le mardi à 18\u00a0h** **École de fartage** Hanki Helsinki. Apportez vos skis. [Réserver une place](store:helsinki)
    : **Le mercredi à 17\u00a0h** **Soirée réparation** Hanki Tampere. On répare ensemble à l’atelier. [Réserver une place](store:tampere)
    : **Le jeudi à 17\u00a0h** **Exercice avalanche** Hanki Rovaniemi. Recherche au détecteur à Ounasvaara. [Réserver une place](store:rovaniemi)
    # Chaque année
    : **En mai** **Parc de tentes** Deuxième samedi à 10\u00a0h. Tous les modèles montés et ouverts. [Choisir un magasin](screen:stores)
    : **En août** **Essais de kayak** Premier samedi à 11\u00a0h. Hanki Jyväskylä, sur le lac Jyväsjärvi. [Réserver une place](store:jyvaskyla)
    : **En novembre** **Journée ski** Premier samedi à 10\u00a0h. Mesure de la rigidité, prenez un numéro. [Choisir un magasin](screen:stores)
    ! **Une soirée pour votre club ou votre classe**
    ! Fartage, réparation ou exercice avalanche à partir de dix personnes, à une date convenue.
    !=> [En parler à un magasin](screen:stores)`,
    `В магазинах весь год учатся, пробуют и слушают. Участие бесплатное, место можно забронировать в магазине.
    # Каждую неделю
    : **По вторникам в 18:00** **Школа смазки** Hanki Helsinki. Приносите свои лыжи. [Забронировать место](store:helsinki)
    : **По средам в 17:00** **Вечер ремонта** Hanki Tampere. Чиним вместе в мастерской. [Забронировать место](store:tampere)
    : **По четвергам в 17:00** **Лавинная тренировка** Hanki Rovaniemi. Поиск с датчиками на Оунасваара. [Забронировать место](store:rovaniemi)
    # Каждый год
    : **В мае** **Палаточный парк** Вторая суббота, 10:00. Все модели поставлены и открыты. [Выбрать магазин](screen:stores)
    : **В августе** **Проба каяков** Первая суббота, 11:00. Hanki Jyväskylä, на озере Ювясъярви. [Забронировать место](store:jyvaskyla)
    : **В ноябре** **День лыж** Первая суббота, 10:00. Измеряем жёсткость по талонам. [Выбрать магазин](screen:stores)
    ! **Вечер для вашего клуба или класса**
    ! Школа смазки, вечер ремонта или лавинная тренировка для группы от десяти человек, день согласуем.
    !=> [Договориться с магазином](screen:stores)`,
  ),
};
