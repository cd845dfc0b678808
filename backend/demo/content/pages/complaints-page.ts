import type { DemoPage } from '../page';
import { six } from '../six';

export const COMPLAINTS_PAGE: DemoPage = {
  key: 'complaints',
  slug: six('reklamaatio-ohje', 'complaints', 'reklamera', 'reklamieren', 'reclamations', 'reklamacii'),
  title: six(
    'Jos tuotteessa on virhe',
    'If something is wrong with a product',
    'Om något är fel på en produkt',
    'Wenn mit einem Produkt etwas nicht stimmt',
    'Si un produit a un défaut',
    'Если с товаром что-то не так',
  ),
  text: six(
    `Kerro virheestä pian sen jälkeen, kun huomasit sen. Tuotetta ei tarvitse pestä tai paikata ensin, mutta kuivaa ja puhdista se pahimmasta mudasta.
    # Näin teet reklamaation
    - Täytä reklamaatiolomake. Tarvitset tilausnumeron tai myymälän kuitin.
    - Kerro, mitä tapahtui ja milloin. Muutama kuva virhekohdasta ja tuotteen lapusta nopeuttaa asiaa.
    - Vastaamme kahdessa arkipäivässä ja kerromme, lähetetäänkö tuote meille.
    # Mitä sitten tapahtuu
    Ensisijaisesti korjaamme: kuoret ja teltat Tampereen ompelimossa, sukset Helsingin suksihuollossa. Jos korjaus ei onnistu, vaihdamme tuotteen tai palautamme rahat.
    # Kuluminen
    Tavallinen kuluminen, väärä pesu tai kipinän reikä ei ole virhe, mutta korjaamme ne mielellämme pientä maksua vastaan.`,
    `Tell us soon after you notice the fault. You need not wash or mend the product first, but dry it and brush off the worst of the mud.
    # How to make a complaint
    - Fill in the complaint form. You need the order number or the receipt from the store.
    - Say what happened and when. A few pictures of the fault and of the label speed things up.
    - We reply within two working days and tell you whether to send the product to us.
    # What happens next
    We mend first: shells and tents in our Tampere workshop, skis in the Helsinki ski service. If that does not work, we replace the product or refund it.
    # Wear
    Ordinary wear, wrong washing or a spark hole is not a fault, but we are happy to mend those for a small charge.`,
    `Hör av dig snart efter att du upptäckt felet. Du behöver varken tvätta eller laga först, men torka produkten och borsta bort den värsta leran.
    # Så reklamerar du
    - Fyll i reklamationsformuläret. Du behöver ordernumret eller kvittot från butiken.
    - Berätta vad som hände och när. Några bilder på felet och etiketten gör det snabbare.
    - Vi svarar inom två arbetsdagar och talar om ifall produkten ska skickas till oss.
    # Vad händer sedan
    I första hand lagar vi: skalplagg och tält i verkstaden i Tammerfors, skidor i skidservicen i Helsingfors. Går det inte byter vi produkten eller återbetalar den.
    # Slitage
    Vanligt slitage, felaktig tvätt eller hål av gnistor är inget fel, men vi lagar gärna mot en mindre avgift.`,
    `Melden Sie sich bald, nachdem Sie den Mangel bemerkt haben. Sie müssen vorher weder waschen noch flicken, nur trocknen und den gröbsten Schmutz abbürsten.
    # So reklamieren Sie
    - Füllen Sie das Reklamationsformular aus. Sie brauchen die Bestellnummer oder den Kassenbon.
    - Schreiben Sie, was wann passiert ist. Ein paar Bilder der Stelle und des Etiketts beschleunigen die Sache.
    - Wir antworten innerhalb von zwei Werktagen und sagen, ob Sie das Produkt einsenden sollen.
    # Wie es weitergeht
    Zuerst reparieren wir: Hardshells und Zelte in der Werkstatt in Tampere, Ski im Skiservice in Helsinki. Gelingt das nicht, tauschen wir um oder erstatten den Preis.
    # Verschleiß
    Üblicher Verschleiß, falsches Waschen oder ein Funkenloch ist kein Mangel, wir reparieren es aber gern gegen eine kleine Gebühr.`,
    `Prévenez-nous peu après avoir constaté le défaut. Inutile de laver ou de réparer avant, mais séchez le produit et brossez le plus gros de la boue.
    # Comment faire
    - Remplissez le formulaire de réclamation. Il vous faut le numéro de commande ou le ticket du magasin.
    - Dites ce qui s’est passé et quand. Quelques photos du défaut et de l’étiquette accélèrent les choses.
    - Nous répondons sous deux jours ouvrés et vous disons s’il faut nous envoyer le produit.
    # Et ensuite
    Nous réparons d’abord : vestes imperméables et tentes à l’atelier de couture de Tampere, skis à l’atelier ski d’Helsinki. Si ce n’est pas possible, nous échangeons ou remboursons.
    # Usure
    L’usure normale, un mauvais lavage ou un trou d’étincelle ne sont pas des défauts, mais nous les réparons volontiers pour un prix modique.`,
    `Сообщите о недостатке вскоре после того, как его заметили. Стирать и чинить заранее не нужно, только просушите вещь и отряхните грязь.
    # Как подать рекламацию
    - Заполните форму рекламации. Понадобится номер заказа или чек магазина.
    - Напишите, что и когда случилось. Несколько снимков места и этикетки ускорят дело.
    - Ответим в течение двух рабочих дней и скажем, нужно ли присылать товар.
    # Что дальше
    Прежде всего мы чиним: мембранную одежду и палатки в мастерской в Тампере, лыжи в лыжной мастерской в Хельсинки. Если починить нельзя, заменим товар или вернём деньги.
    # Износ
    Обычный износ, неправильная стирка или дырка от искры — не брак, но мы охотно починим это за небольшую плату.`,
  ),
};
