import type { DemoPost } from '../content-item';
import { six } from '../six';

export const HALTI_HUTS: DemoPost = {
  key: 'halti-huts',
  kind: 'post',
  category: 'skiing',
  blogger: 'eero',
  scene: 'blue-hut',
  day: '04-24',
  models: ['janka-62', 'finnmark-hi', 'kasivarsi-3l', 'uni-18', 'hoyry-1-0'],
  slug: six(
    'hiihtaen-haltille',
    'to-halti-on-skis',
    'pa-skidor-till-halti',
    'auf-ski-zum-halti',
    'a-ski-jusqu-au-halti',
    'na-lyzhah-k-halti',
  ),
  title: six(
    'Tuvalta tuvalle Haltille',
    'From hut to hut towards Halti',
    'Från stuga till stuga mot Halti',
    'Von Hütte zu Hütte zum Halti',
    'De cabane en cabane vers le Halti',
    'От избы к избе до Халти',
  ),
  excerpt: six(
    'Viisikymmentäviisi kilometriä suuntaansa, neljä yötä ja yksi käännös, jota en kadu.',
    'Fifty-five kilometres each way, four nights, and one turning back I do not regret.',
    'Fem och en halv mil enkel väg, fyra nätter och ett beslut att vända som jag inte ångrar.',
    'Fünfundfünfzig Kilometer pro Richtung, vier Nächte und eine Umkehr, die ich nicht bereue.',
    'Cinquante-cinq kilomètres aller, quatre nuits, et un demi-tour que je ne regrette pas.',
    'Пятьдесят пять километров в одну сторону, четыре ночи и один разворот, о котором не жалею.',
  ),
  text: six(
    `Huhtikuun toisella viikolla Kilpisjärvellä on valoa kuusitoista tuntia ja lunta polveen. Lähdimme kahdestaan, ahkio ja rinkka, ja Saanan takana alkoi heti se hiljaisuus, jonka vuoksi tänne ajetaan Rovaniemeltä viisi tuntia.
    # Saarijärvelle lämmittelemään
    Ensimmäinen etappi on vajaat kaksitoista kilometriä ja kulkee hetken Norjan puolella. Se on juuri sopiva sen huomaamiseen, että toinen mono hiertää ja että ahkion aisat ovat väärin päin. Autiotuvassa oli jo kuusi hiihtäjää. Tuvan sääntö on vanha: viimeisenä tullut saa tilan, ja levänneet lähtevät. Kukaan ei lähtenyt, mutta kaikki siirtyivät.
    # Meekolle myötätuulessa
    Kuonjarjoen jälkeen laakso aukeaa ja Saivaara seisoo keskellä kuin joku olisi unohtanut sen siihen. Hanki kantoi. Sellaisena päivänä [metsäsuksi](group:backcountry-skis) on liikaa ja liian vähän: liikaa painoa, liian vähän vauhtia, ja juuri oikea, kun laskun alla odottaa hajoava hanki.
    Meekonjärvellä sulatimme lunta kaksi tuntia. Nyrkkisääntö on litra polttoainetta viikossa hengeltä, ja se on totta vain, jos kattilassa on kansi.
    > Kun tuuli kääntyy, ovi narahtaa eri tavalla, sanoi tuvan vanhin. Yöllä se narahti.
    @scene/round-fells
    # Päivä, jona käännyimme
    Pihtsusjärveltä Haltille on parikymmentä kilometriä. Kahden tunnin jälkeen en nähnyt suksieni kärkiä, ja tuuli painoi kyljestä niin, että ahkio kaatui kolmesti. Meillä oli GPS, kartta ja puoli päivää aikaa. Oli myös sovittu kello: jos emme ole yhteen mennessä Haltijärvellä, käännymme. Kello oli puoli yksi, ja käännyimme silti, koska kumpikin oli laskenut mielessään saman laskun ja kumpikin halusi toisen sanovan sen ensin.
    Puolentoista tunnin päästä olimme tuvassa, jonka piipusta tuli savua. Seuraava aamu oli tyyni ja kirkas, ja meidän oli palattava töihin. Korkein kohta on 1 324 metrissä, sanoo kartta. Minulle se on edelleen valkoinen.
    # Jos lähdet
    - Etapit Kilpisjärveltä: Saarijärvi, Kuonjarjoki, Meekonjärvi, Pihtsusjärvi, Haltijärvi; väliä 8–12 kilometriä. Varaa kuusi päivää ja yksi lisää säälle.
    - Autiotuvassa yövytään yksi yö. Varaustupaan saa paikan ja avaimen Metsähallitukselta, ks. [luontoon.fi](https://www.luontoon.fi/).
    - Ota silti teltta ja [talvipussi](group:sleeping-bags): tupa voi olla täynnä tai jäädä löytymättä.
    - Reitin varrella on lumivyöryrinteitä. Lue ennuste ja [nämä kysymykset](guide:avalanche-questions).
    - Puhelin toimii alussa ja huipulla, välissä tuskin lainkaan.
    ! Sopikaa kääntymisaika aamulla tuvassa, kun kaikilla on lämmin. Tuulessa siitä ei enää osaa sopia.`,
    `In the second week of April Kilpisjärvi has sixteen hours of light and snow to the knee. There were two of us, with a pulk and a pack, and behind Saana began at once the silence for which people drive five hours from Rovaniemi.
    # A warm-up to Saarijärvi
    The first stage is just under twelve kilometres and strays for a moment into Norway. It is exactly long enough to find out that one boot rubs and that the pulk shafts are on the wrong way round. There were six in the open hut already. The rule of such huts is old: the last to arrive gets room, and those who have rested leave. Nobody left, but everybody moved up.
    # To Meeko with the wind behind
    After Kuonjarjoki the valley opens, and Saivaara stands in the middle as if somebody had forgotten it there. The crust carried us. On such a day a [backcountry ski](group:backcountry-skis) is too much and too little: too heavy, too slow, and just right when breakable crust waits below the descent.
    At Meekonjärvi we melted snow for two hours. The rule of thumb is a litre of fuel per head and week, and it is true only with a lid on the pot.
    > When the wind turns, the door creaks differently, said the oldest in the hut. In the night it creaked.
    @scene/round-fells
    # The day we turned back
    From Pihtsusjärvi it is about twenty kilometres to Halti. After two hours I could not see the tips of my skis, and the wind pressed so hard from the side that the pulk went over three times. We had GPS, a map and half a day. We also had an agreed hour: not at Haltijärvi by one o’clock, turn back. It was half past twelve, and we turned all the same, because each of us had done the same sum in silence and each wanted the other to say it first.
    An hour and a half of tailwind later there was smoke from a chimney. The next morning was still and clear, and we had to go back to work. The highest point is at 1,324 metres, says the map. To me it is still white.
    # If you go
    - Stages from Kilpisjärvi: Saarijärvi, Kuonjarjoki, Meekonjärvi, Pihtsusjärvi, Haltijärvi, 8–12 kilometres apart. Allow six days, and one more for the weather.
    - An open wilderness hut is for one night. Places and keys for reservable huts come from Metsähallitus, see [luontoon.fi](https://www.luontoon.fi/).
    - Take a tent and a [winter bag](group:sleeping-bags) even so: the hut may be full, or not to be found.
    - There are avalanche slopes along the way. Read the bulletin and [these questions](guide:avalanche-questions).
    - Phones work at the start and on the top, and hardly anywhere between.
    ! Agree on the hour for turning back in the morning, in the hut, while everybody is warm. In the wind nobody can agree on anything.`,
    `Andra veckan i april har Kilpisjärvi sexton timmar ljus och snö till knäna. Vi var två, med pulka och ryggsäck, och bakom Saana började genast den tystnad som folk kör fem timmar från Rovaniemi för.
    # Uppvärmning till Saarijärvi
    Första etappen är knappt tolv kilometer och tar en liten omväg in i Norge. Den är precis lagom lång för att upptäcka att den ena pjäxan skaver och att pulkans skaklar sitter åt fel håll. I ödestugan fanns redan sex personer. Regeln är gammal: den som kommer sist får plats, och de utvilade går vidare. Ingen gick, men alla makade på sig.
    # Till Meeko i medvind
    Efter Kuonjarjoki öppnar sig dalen, och mitt i den står Saivaara som om någon hade glömt det där. Skaren bar. En sådan dag är en [turskida](group:backcountry-skis) för mycket och för lite: för tung, för långsam och alldeles rätt när det ligger bristande skare nedanför branten.
    Vid Meekonjärvi smälte vi snö i två timmar. Tumregeln är en liter bränsle per person och vecka, och den stämmer bara om kastrullen har lock.
    > När vinden vrider knarrar dörren annorlunda, sa den äldste i stugan. På natten knarrade den.
    @scene/round-fells
    # Dagen då vi vände
    Från Pihtsusjärvi till Halti är det ett par mil. Efter två timmar såg jag inte spetsarna på mina skidor, och vinden låg på från sidan så att pulkan välte tre gånger. Vi hade gps, karta och en halv dag på oss. Vi hade också ett avtalat klockslag: är vi inte vid Haltijärvi klockan ett vänder vi. Klockan var halv ett och vi vände ändå, för båda hade räknat ut samma sak i tysthet och båda ville att den andra skulle säga det först.
    Efter en och en halv timme med vinden i ryggen såg vi rök ur en skorsten. Nästa morgon var stilla och klar, och vi måste tillbaka till jobbet. Den högsta punkten ligger på 1 324 meter, säger kartan. För mig är den fortfarande bara vit.
    # Om du åker
    - Etapper från Kilpisjärvi: Saarijärvi, Kuonjarjoki, Meekonjärvi, Pihtsusjärvi, Haltijärvi, med 8–12 kilometer mellan. Räkna med sex dagar och en extra för vädret.
    - I en ödestuga övernattar man en natt. Plats och nyckel till bokningsstugorna får du av Forststyrelsen, se [luontoon.fi](https://www.luontoon.fi/).
    - Ta ändå med tält och [vintersovsäck](group:sleeping-bags): stugan kan vara full, eller omöjlig att hitta.
    - Längs leden finns lavinfarliga sluttningar. Läs prognosen och [de här frågorna](guide:avalanche-questions).
    - Mobilen fungerar i början och på toppen, däremellan knappt alls.
    ! Kom överens om vändtiden på morgonen i stugan, när alla är varma. I blåsten går det inte längre.`,
    `In der zweiten Aprilwoche hat Kilpisjärvi sechzehn Stunden Licht und Schnee bis zum Knie. Wir waren zu zweit, mit Pulka und Rucksack, und hinter dem Saana begann sofort die Stille, für die man von Rovaniemi fünf Stunden fährt.
    # Zum Warmwerden nach Saarijärvi
    Die erste Etappe ist knapp zwölf Kilometer lang und verirrt sich kurz nach Norwegen. Sie reicht genau, um festzustellen, dass ein Schuh drückt und dass die Pulkastangen verkehrt herum sitzen. In der offenen Hütte waren schon sechs. Die Regel ist alt: Wer zuletzt kommt, bekommt Platz, die Ausgeruhten gehen weiter. Niemand ging, aber alle rückten zusammen.
    # Mit Rückenwind zum Meekonjärvi
    Hinter dem Kuonjarjoki öffnet sich das Tal, und mittendrin steht der Saivaara, als hätte ihn jemand dort vergessen. Der Harsch trug. An so einem Tag ist ein [Backcountry-Ski](group:backcountry-skis) zu viel und zu wenig: zu schwer, zu langsam und genau richtig, wenn unter der Abfahrt Bruchharsch wartet.
    Am Meekonjärvi schmolzen wir zwei Stunden lang Schnee. Die Faustregel heißt ein Liter Brennstoff pro Kopf und Woche, und sie stimmt nur mit Deckel auf dem Topf.
    > Wenn der Wind dreht, knarrt die Tür anders, sagte der Älteste in der Hütte. Nachts knarrte sie.
    @scene/round-fells
    # Der Tag, an dem wir umkehrten
    Vom Pihtsusjärvi zum Halti sind es gut zwanzig Kilometer. Nach zwei Stunden sah ich meine Skispitzen nicht mehr, und der Wind drückte so von der Seite, dass die Pulka dreimal kippte. Wir hatten GPS, Karte und einen halben Tag. Und eine vereinbarte Uhrzeit: nicht um eins am Haltijärvi, also zurück. Es war halb eins, und wir drehten trotzdem um, denn jeder hatte im Stillen dieselbe Rechnung gemacht und gehofft, dass der andere sie ausspricht.
    Anderthalb Stunden Rückenwind später stieg Rauch aus einem Kamin. Der nächste Morgen war still und klar, und wir mussten zur Arbeit. Der höchste Punkt liegt auf 1.324 Metern, sagt die Karte. Für mich ist er noch immer weiß.
    # Wenn Sie gehen
    - Etappen ab Kilpisjärvi: Saarijärvi, Kuonjarjoki, Meekonjärvi, Pihtsusjärvi, Haltijärvi, jeweils 8–12 Kilometer. Planen Sie sechs Tage und einen fürs Wetter.
    - In einer offenen Wildnishütte bleibt man eine Nacht. Plätze und Schlüssel für Reservierungshütten gibt es bei Metsähallitus, siehe [luontoon.fi](https://www.luontoon.fi/).
    - Nehmen Sie trotzdem Zelt und [Winterschlafsack](group:sleeping-bags) mit: Die Hütte kann voll sein oder unauffindbar.
    - Am Weg liegen Lawinenhänge. Lesen Sie den Lagebericht und [diese Fragen](guide:avalanche-questions).
    - Das Handy hat am Anfang und auf dem Gipfel Netz, dazwischen kaum.
    ! Vereinbaren Sie die Umkehrzeit morgens in der Hütte, solange allen warm ist. Im Wind lässt sich nichts mehr vereinbaren.`,
    `La deuxième semaine d’avril, Kilpisjärvi a seize heures de lumière et de la neige au genou. Nous étions deux, avec pulka et sac, et derrière le Saana a tout de suite commencé ce silence pour lequel on roule cinq heures depuis Rovaniemi.
    # Mise en jambes jusqu’à Saarijärvi
    La première étape fait un peu moins de douze kilomètres et s’égare un instant en Norvège. Juste assez pour découvrir qu’une chaussure blesse et que les brancards de la pulka sont à l’envers. Six personnes occupaient déjà la cabane. La règle y est ancienne : le dernier arrivé a sa place, les reposés repartent. Nul n’est reparti, mais tout le monde s’est serré.
    # Vers Meekonjärvi, vent dans le dos
    Après Kuonjarjoki, la vallée s’ouvre et le Saivaara se dresse au milieu, comme oublié là. La croûte portait. Ces jours-là, un [ski de raid](group:backcountry-skis) est à la fois trop et trop peu : trop lourd, trop lent, et parfait quand une neige cartonnée attend au bas de la pente.
    À Meekonjärvi, nous avons fait fondre de la neige pendant deux heures. Comptez un litre de combustible par personne et par semaine, à condition de mettre un couvercle.
    > Quand le vent tourne, la porte grince autrement, a dit le doyen de la cabane. Dans la nuit, elle a grincé.
    @scene/round-fells
    # Le jour du demi-tour
    De Pihtsusjärvi au Halti, il y a une vingtaine de kilomètres. Au bout de deux heures, je ne voyais plus mes spatules, et le vent de côté avait renversé trois fois la pulka. Nous avions GPS, carte et une demi-journée. Nous avions aussi une heure convenue : si nous ne sommes pas à Haltijärvi à treize heures, nous rentrons. Il était midi et demi, et nous sommes rentrés quand même, car chacun avait fait le même calcul en silence et attendait que l’autre le dise.
    Une heure et demie plus tard, vent dans le dos, une cheminée fumait. Le lendemain fut calme et limpide, et il fallait retourner travailler. Le point culminant est à 1 324 mètres, dit la carte. Pour moi, il est toujours blanc.
    # Si vous y allez
    - Étapes depuis Kilpisjärvi : Saarijärvi, Kuonjarjoki, Meekonjärvi, Pihtsusjärvi, Haltijärvi, espacées de 8 à 12 kilomètres. Prévoyez six jours, plus un pour la météo.
    - Une cabane ouverte n’accueille que pour une nuit. Places et clés des cabanes à réserver s’obtiennent auprès de Metsähallitus, voir [luontoon.fi](https://www.luontoon.fi/).
    - Emportez quand même une tente et un [sac d’hiver](group:sleeping-bags) : la cabane peut être pleine, ou introuvable.
    - Le parcours longe des pentes avalancheuses. Lisez le bulletin et [ces questions](guide:avalanche-questions).
    - Le téléphone passe au départ et au sommet, presque jamais entre les deux.
    ! Fixez l’heure du demi-tour le matin, dans la cabane, quand tout le monde a chaud. Dans le vent, on ne s’accorde plus sur rien.`,
    `Во вторую неделю апреля в Килписъярви шестнадцать часов света и снега по колено. Мы вышли вдвоём, с волокушами и рюкзаком, и сразу за Сааной началась та тишина, ради которой едут пять часов из Рованиеми.
    # Разминка до Саариярви
    Первый переход чуть короче двенадцати километров и ненадолго заходит в Норвегию. Его как раз хватает, чтобы понять, что один ботинок натирает, а оглобли волокуш стоят задом наперёд. В открытой избе было уже шестеро. Правило там старое: пришедший последним получает место, отдохнувшие уходят. Никто не ушёл, но все подвинулись.
    # К Меэконъярви по ветру
    После Куонъярйоки долина раскрывается, и посреди неё стоит Сайваара, будто её там забыли. Наст держал. В такой день [лесные лыжи](group:backcountry-skis) — это слишком много и слишком мало: тяжёлые, небыстрые и самые нужные, когда под спуском ждёт ломкая корка.
    У Меэконъярви мы два часа топили снег. Обычный расчёт — литр топлива на человека в неделю, и верен он, только если котелок под крышкой.
    > Когда ветер меняется, дверь скрипит иначе, сказал самый старший в избе. Ночью она скрипнула.
    @scene/round-fells
    # День, когда мы повернули
    От Пихтсусъярви до Халти километров двадцать. Через два часа я не видел носков своих лыж, а боковой ветер трижды опрокинул волокуши. У нас были навигатор, карта и полдня в запасе. И был уговор: если к часу мы не у Халтиярви — назад. Было половина первого, и мы всё равно повернули: каждый молча посчитал одно и то же и ждал, пока другой скажет вслух.
    Полтора часа с ветром в спину — и впереди дым из трубы. Наутро было тихо и ясно, а нам пора было на работу. Высшая точка — 1 324 метра, говорит карта. Для меня она по-прежнему белая.
    # Если соберётесь
    - Переходы от Килписъярви: Саариярви, Куонъярйоки, Меэконъярви, Пихтсусъярви, Халтиярви — по 8–12 километров. Закладывайте шесть дней и ещё один на погоду.
    - В открытой избе ночуют одну ночь. Место и ключ в избах по брони даёт Metsähallitus, см. [luontoon.fi](https://www.luontoon.fi/).
    - Палатку и [зимний спальник](group:sleeping-bags) всё равно берите: изба может оказаться полной или не найтись.
    - На маршруте есть лавинные склоны. Прочтите бюллетень и [эти вопросы](guide:avalanche-questions).
    - Телефон ловит в начале и на вершине, а между ними — почти нигде.
    ! О времени разворота договоритесь утром в избе, пока всем тепло. На ветру уже не договориться.`,
  ),
};
