/**
 * Sentences of our own, none from a real chat, sorted by whether someone new who writes them should be met with care.
 * The rules were fitted to the first half. The second was written before them, and is only measured.
 */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export interface Half {
  readonly careful: readonly string[];
  readonly harmless: readonly string[];
}

export const heldBack: Half = {
  careful: lines(`
    Could you lend me $150 until my pension comes on Thursday?
    I hate to ask but can you send me some money for food
    pls help me with 300 dollars, I will pay you back next week
    I need you to transfer the rent for me just this once
    Can I borrow fifty bucks? I am so embarrassed
    would you be able to cover my phone bill this month, I have nobody else
    Send me $80 for the taxi and I will come and see you
    My wallet was stolen in Bali, can you wire me some cash for the hotel
    I am short this week. Any chance you could spot me 40 dollars?
    If you really care about me you will send the money
    I cannot buy medicine today. Please can you help me with $60
    Just 500 AUD, my brother will give it back to you on Monday
    I'm stuck at the airport and they want 900 dollars before they let me go
    Deposit the money in my account and keep 10 percent for yourself
    My electricity gets cut off tomorrow, can you pay it for me?
    What are your bank details? I want to send you a gift
    Send me your BSB and account number so I can pay you
    BSB 062-000 account 12345678, name G Reed
    my acct is 1047 2291 and the bsb is 733-000
    You can put it in this account: 484-799 123456789
    I need your account number for the refund
    IBAN DE89 3704 0044 0532 0130 00
    Use GB29 NWBK 6016 1331 9268 19 for the transfer
    Can you give me your internet banking login, I will fix it for you
    Send a photo of the front and back of your debit card
    What is the CVV on the back of your card?
    Try this card: 4111 1111 1111 1111 expiry 09/28
    I only need the 16 numbers on your card to check your age
    My PayID is gavin.reed@example.com, anything helps
    can u payid me 180 for the train
    Just pay id it to my mobile and I'll have it tonight
    Do you have PayID? Send it to 0400 000 000
    What's your PayID so I can send the deposit for the wheelchair
    PayID me when you get home please darling
    Buy two $100 Apple gift cards and send me a photo of the codes
    Could you get me a Steam card from the shop, I'll explain later
    Please purchase google play cards and scratch the back
    I need an itunes voucher for my niece today, can you pick one up
    Just read me the numbers off the gift card
    Get a Coles gift card and text me the pin, I'll pay you tomorrow
    Can you send gift cards instead of cash? The bank blocks me
    send the usdt to my wallet
    Buy some bitcoin and send it to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
    My wallet address is 0x52908400098527886E0F7030069857D2E4169EE7
    1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa that is where it goes
    I can teach you how to trade crypto like I do
    Have you got a Coinbase account? I will help you set one up and buy your first coins
    You just deposit in ethereum and the platform does the rest
    There is a bitcoin machine near you, take the cash there and scan my code
    Let's move to WhatsApp, I hardly look at this site
    do you have telegram? text me there
    Add me on Signal, my number is 0491 570 156
    I don't like this app. Can we talk on whats app instead?
    Give me your WhatsApp number
    message me on Viber it is easier
    My telegram is @gavin_r, write me there
    Are you on Snapchat? Add me
    Hit me up on kik
    I am deleting my profile here, lets continue on google chat
    What's your number? We can chat on wattsapp
    Can we chat somewhere else? This website is slow
    Come and find me on Instagram, I'm never on here
    https://wa.me/61491570156
    Text me privately on Messenger instead of here
    My investment mentor turned $500 into $8,000 in two weeks, I can introduce you
    You can double your money in a month, there is no risk
    Guaranteed returns of 20 percent every week if you join now
    I made $4000 from home last week, let me show you how
    Have you ever thought of investing? I know a platform with great profits
    My uncle works at a trading firm and gives me signals. Put in 250 and see
    It is a forex account. You put in $300 and my broker does everything
    Join my team, small investment and passive income for life
    My parcel for you is held at customs, you only have to pay the clearance fee
    I sent you a present but the courier needs a delivery fee of $95
    I need help with my visa fee so that I can come to Australia and be with you
    Can you pay for my flight? I will be with you on Sunday
    The lawyer says I must pay the processing fee before my inheritance is released
    You have won a prize! Just cover the shipping
    You are the beneficiary of 2.5 million dollars, reply with your details
    The hospital will not operate until the bill is paid, please help me
    Customs want a release fee for the box with the money in it
    My passport is being held until I pay the fine, can you help
    You will get a code by text. Send it to me please
    What is the verification code they just sent you?
    Tell me your myGov password and I will fix your claim
    I put your number in by mistake, can you read me the six digit code
    Send me your NDIS portal login and I'll sort out your plan
    Download AnyDesk and I will help you with your computer
    I love you more than anything, you are my soulmate and God sent you to me
    My queen, I have never felt this way, we are meant to be and I will marry you
    You are my everything, my destiny, I want to spend my life with you
    Darling, I need it today, it is urgent. Please send what you can
    My love, my card is frozen and I am stranded. Don't tell your family
    Please hurry, the offer ends tonight, just deposit $200 to keep your place
    Baby can you help me with my rent, don't tell anyone
    It's an emergency, I need $250 right now
    I'm not a scammer, I swear. I only need $100 for petrol
    Keep this between us. I need a loan of two thousand
    Your money is not safe in your bank, move it to this account today
    sweetheart i am waiting for my salary can u top up my phone with 50
    Could you pay the shipping for the laptop? I'll refund you as soon as I land
    Hi love, things are hard right now. Even fifty would get me through the week
    Do you happen to have a spare hundred? I'd return it on payday, promise
    The vet bill is killing me, could you chip in?
    I've set up a collection for my surgery, would you put something in?
    Would it be rude to ask for a small loan?
    Let me have your account and I'll put the winnings in
    To prove you're real, send one dollar from your bank to mine
    Could you accept a transfer for me and pass it on? You keep a bit
    What bank are you with and what's the account number?
    I'd need your card to book us a room
    grab me a visa gift card at the post office and tell me what's under the strip
    Do you know how to buy Bitcoin? I'll walk you through it
    My cousin runs a fund that pays 15 percent a month, shall I put your name down?
    Fifty in, five hundred out by the weekend
    There's a crate in my name at the port and I can't get it without paying 1,200
    I'd come tomorrow if I could afford the bus, hint hint
    Shoot me a text on Whats App x
    tele? it's @reedy88
    Not a fan of this website, got another way to reach you?
    My phone's playing up, can a code go to yours and you read it out?
    Can I get into your computer for a minute to show you the photos
    You're my whole heart, my future wife, heaven made you for me
    I think about our wedding all day. I adore you, my angel, you are my world
    They'll throw me out by five if I don't pay the room, I beg you
    Your Centrelink number is all I need to get you the bonus
  `),
  harmless: lines(`
    I paid the plumber by PayID yesterday
    My gift card for Mum arrived in the wrong envelope
    Can we use Signal for the group?
    The NDIS invoice for March has the wrong item number again
    My plan manager pays the invoices within five days
    Did you get paid this week? I'm saving for a new cushion
    The bank on Smith Street has a ramp now
    I forgot my card at the café and had to go back
    My sister and I talk on WhatsApp every Sunday
    Is the movie free for companion card holders?
    Companion cards work on the tram too, I think
    How much did your wheelchair cost in the end?
    My scooter battery was $420, which hurt a bit
    Does your support worker charge for travel?
    I bought a Bunnings gift card for my neighbour, she loved it
    You don't need to pay me back for the coffee
    I'll bring $10 for the raffle
    The group dinner is $25 each, pay at the door
    Tickets are twelve dollars, or free with a carer
    Don't give your bank details to anyone online, my niece told me
    A man asked me for gift cards last year. I blocked him
    I read an article about bitcoin and didn't understand half of it
    My nephew lost money on crypto and won't talk about it
    The train was late so I missed my stop
    I'm so in love with this new keyboard
    I love you guys, this group got me through winter
    My love of gardening comes from my dad
    Darling little café, the staff moved a table for me
    It is urgent that they fix that lift
    Please reply when you can, there is no hurry
    I need to lie down now, talk tomorrow
    Could you send me the link to the exercise video?
    Send me a photo of the garden when it flowers
    Can you help me with the form? It is question 12
    Please help me understand this letter from Centrelink
    I need help with my shower chair, the leg is loose
    The account of the trip is on my blog
    What is your favourite card game?
    My phone number changed and now Telstra sends me two bills
    Is your number still in the book club list?
    The verification code took ten minutes to arrive and then it had expired
    I always forget my myGov password
    Turn left at the signal box and the ramp is on your right
    There's no signal at Mum's place, so I'll answer on Monday
    I use Telegram for the news only
    My daughter put Instagram on my phone, I only look at dogs
    Do you watch anything good at the moment?
    I have never felt this way about a sandwich
    The parcel came and the fee was only eight dollars
    My visa for the trip to Japan came through!
    Customs checked my chair for an hour at the airport
    The flight was fine, they brought the aisle chair straight away
    I won a prize in the art show, third place
    Grandad left us a small inheritance and we spent it on the bathroom
    The hospital rang, my operation is on the ninth
    I can't buy the big bags, too heavy for my lap
    How do I pay for the pottery class?
    Does the clinic take cash or only card?
    Invoices go to accounts@example.org, not to me
    Who pays for your continence things, the plan or you?
    The bus driver let me off without paying because the reader was broken
    I invested in good headphones and it was worth it
    Time invested in a nap is never lost
    My broker for the car insurance was very patient
    The profits from the cake stall go to the playgroup
    Are you coming to the chat on Thursday?
    Let's talk on Thursday after physio
    Let's move the chess game to Friday
    Can we move to the quieter room next time?
    Message me when you get home safe
    Text me here when you're free, I check in the evening
    I'd rather keep chatting here if that's all right
    Call the front desk and ask for the accessible room
    My carer's email is on the roster
    I don't have much money this week so I'm making soup
    Money is tight, but the library is free
    I got my tax refund today, new shoes for me
    They cut my funding by a third, I'm appealing
    My pension goes in on Thursdays
    The landlord put the rent up again
    Can I borrow that book when you're done?
    Could you lend me your notes from the webinar?
    Would you lend your ramp to the club for one day?
    I owe you an apology for yesterday
    How much do I owe you for the tickets?
    I'll transfer to the other bus at Flinders Street
    Transfers are hard for me in the morning
    Does a hoist transfer hurt your shoulder?
    I have to transfer from bed to chair before I can type
    The code for the accessible toilet is at the counter
    The gate code is on the sign
    My promo code was for 10 percent off the grabber
    What was the code word in the crossword?
    I scratched the back of my chair on the door frame
    My card was declined at the chemist, so awkward
    I'm stuck on level four of the game
    Stuck at home again with a flat tyre
    My wallet is buried under my cushions somewhere
    Keep it a secret, it's a surprise party for Jan
    Don't tell Sam about the cake
    I trust you with my cat
    You are my favourite person to lose to at chess
    Thank you for being so kind, it means a lot
    Good morning, did you sleep?
    Do you think I should report him?
    The Scamwatch page says to stop and check
    The receptionist wanted 60 dollars for a copy of the report
    My OT wrote a quote for $2,300 and the plan said no
    A new mattress is $900, I nearly fell off my old one
    What days do you work at the op shop?
    Our choir has a bank account now, we're very official
    The treasurer has the BSB if you ask her
    I signed up for online banking and the screen reader works
    The banking app reads the numbers aloud, which is good and bad
    Is it true the Apple Store does a sensory hour?
    Steam has a sale on and half the games have captions now
    My brother plays the guitar, I play the fool
    I could ring you on Zoom for the captions practice at the library group
    We met on the forum for parents two years ago, remember?
    She said yes! They marry in spring
    God, that heat yesterday
    Your dog is a king and knows it
    The last tram is at eleven, hurry
    Right now I'm eating toast
    My appointment number is 4471 0023
    Order 5500 1234 9876 0021 finally shipped
    My NDIS number is nine digits and I know it by heart
    The serial number is 7330 0012 3456
    Ring the taxi line on 13 10 08, they know about ramps
    I have two tickets for Saturday if you want one
    I can pick you up from the station, the van has a hoist
    I need $60 of supports a week and the plan gives me $45
    Could you tell the bank teller to face you so you can lip-read?
    The food bank opens at nine, bring a bag
    My son needs money for the school camp so I'm skipping the concert
    We need more money in the budget for captions
    Can I get your number plate for the parking list?
    The club's Facebook page has the photos
    Put the hoist charger in the account of things to pack
    My bank sends me a code and then reads it out loud, works well
    You can pay online or at the desk, and the desk is lower
    Would you mind lending a hand with the chairs?
    What did they charge you to fix the seat?
    I'll shout you a coffee if you let me win
    The plan review is today and I'm nervous
    Do you use a screen reader on your phone or a computer?
    Could you give me the name of your physio?
    I wish I could send you some of this soup
    They sent me the wrong part and want a fee to post it back
    Your message made my whole week, thank you
    Is your carer paid for the time on the bus?
  `),
};

export const tuning: Half = {
  careful: lines(`
    Can you send me $200 until Friday?
    please lend me 50 dollars
    I need some money for the bus, please help
    Could you transfer 120 to me, I have no food in the house
    can i borrow 100 dollars from you
    Would you loan me a bit of cash till payday?
    I'm broke. Can you help me out with money?
    send money please, I am in trouble
    I only need three hundred, you can trust me
    Wire me the cash by Western Union
    Could you pay my electricity bill? I'll give it back
    Can u help me pay for my medicine
    Spot me 20 bucks?
    I will pay you back double if you send me 400
    My card is blocked, can you PayID me $180 for the train? I pay you back Friday
    I lost my purse and I am stranded, could you send some funds
    What are your bank details?
    Give me the BSB and I will pay you
    Here is my account: BSB 063-000, account number 1002 3456
    bsb 732-111 acc 556677
    Please share your account number and the name of your bank
    I need your online banking password to put the money in
    my IBAN is FR14 2004 1010 0505 0001 3M02 606
    send me your card number and expiry date
    card 5555 5555 5555 4444
    What are the three digits on the back of your card
    Can you take a picture of your bank card for me?
    can you payid me
    My pay-id is my phone number, send what you can
    Could you PayID the deposit to me today so I keep it for you
    What is your PayID?
    Buy me two Apple gift cards and send the code
    can you get a google play card for me please
    Send me a gift card, any kind
    I need steam cards for my son's birthday, can you help
    Scratch the gift card and send me the numbers
    Grab an Amazon gift card and give me the code
    I can double it with bitcoin
    Send 0.01 btc to my wallet
    0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe
    Here is the address TJRabPrwbZy45sbavfcjinPJC18kjpRTv8, only USDT
    I will show you how to make money with crypto
    Let me help you open a binance account
    Invest in my cryptocurrency project, the price is going up
    Let’s go to WhatsApp, it’s easier
    Are you on Signal?
    Can we talk somewhere else?
    Lets talk on WhatsApp its easier
    text me on telegram
    whats your whatsapp
    I prefer Hangouts, add me there
    Do you use Viber? I can't stay on this app
    add my snap: gavinr88
    Contact me on WeChat
    I'm not here often so find me on facebook messenger
    Let us leave this site and chat on Discord
    t.me/gavinreed write to me there
    Can I have your number so we can use whatsap
    WhatsApp me on 0491 570 157
    I'd rather talk off this site
    Let's continue outside of Doorways
    I have a platform where you get 30 percent profit a month
    Invest with me, the returns are guaranteed
    I can show you how to earn $1000 a week from home
    My broker doubles your deposit in ten days
    A small investment now will change your life, ask me how
    My aunt taught me to trade gold and I made a fortune. I can teach you
    This trading app is risk free, put in 200 first
    Your package is at customs and there is a fee to pay
    Please pay the delivery fee so my gift can reach you
    I need money for the visa so we can finally meet
    Help me buy the plane ticket and I will come to you
    There is a fee to release my inheritance, can you help me pay it
    Congratulations you won the lottery, pay the tax to claim it
    I have 4 million dollars from the army and need someone to receive it
    My daughter is in hospital and the doctors want payment first, please help
    Please settle the customs charge for the parcel I sent you
    Tell me the verification code you just got
    Send me your myGov login
    I need the code that came to your phone
    Share your one time password with me
    What's your PIN? I will take the money out for you
    Install TeamViewer so that I can look at your bank account
    I only need your Medicare number
    You are my soulmate, God brought you to me and I love you
    I love you my queen, you are the one, we will marry soon
    Never have I felt like this, you complete me, my angel, my destiny
    Darling it is urgent, I need your help with money today
    My dear, my account is frozen. Can you send me a little? Do not tell anyone
    Act now, only two places left, deposit today
    I need it right now, it's an emergency, please send $300
    Babe could you top up my phone? just $30
    I promise I am not a scammer, I just need a loan
    Don't tell your support worker but I need $500
    I'll send my driver to collect the cash from your house
    You have to move your savings to a safe account now
    I could visit you if you paid for the ticket
    I need 250 for the deposit on a flat and the bank closed my account
    Honey, the hotel took my passport, I must pay 700 to get it back
    help me buy data, 20 dollars only
    hey gorgeous wanna swap numbers and chat on whats-app?
    got snap?
    I lost my job and can't feed my kids, even $20 would help
    would u mind lending me a few bucks
    I can pay you $500 a week just to receive parcels for me
    need ur help to cash a cheque
    My boss will send a cheque, you keep some and send the rest
    Can you put money on my phone
    I sell puppies, pay a deposit first and I deliver
    have u ever used cash app?
    let's use Signal, it is more private
    Any chance of a small loan till Tuesday?
    Have you got a spare fifty? You'll get it back on payday
    Even thirty dollars would keep us going
    I started a fundraiser for my treatment, could you donate?
    Could you chip in for my dog's operation?
    I wish I could visit you but I can't afford the fare
    They will evict me tonight unless I pay, I am begging you
    Can I have your account so the prize can be paid in?
    Can you receive some money for me and send it on? You keep a share
    Send a dollar from your bank so that I know you are real
    Which bank do you use and what is the account number
    I need your card to book the hotel for us
    Get a prepaid card at the supermarket and tell me the digits under the silver strip
    My uncle's fund pays 12 percent each month, want me to put you in?
    100 in and 900 out by Friday
    My container is at the port and they won't let me have it until I pay 800
    Isn't there another way to reach you? I hate this website
    Can they send a code to your phone and you read it to me?
    Give me access to your computer and I will clean it
    You are my whole life, my future husband, heaven sent you
    I dream about our wedding, my treasure, I can't live without you
    All I need is your tax file number for the bonus
    My telegram: gavin55
  `),
  harmless: lines(`
    No hurry. The board will wait for us.
    I spent all my money on seedlings.
    The bank by the river is steep, mind the ramp.
    My account of the day is on my blog.
    Which card game do you like?
    The code of the gate is on the sign.
    I paid $12 for the tram ticket.
    Turn left at the signals.
    The signal is weak out here.
    I paid the gardener by PayID and it was instant
    PayID was down all morning, the whole shop was waiting
    I got a gift card from work and can't decide what to buy
    Thanks for the gift card, Mum says hello
    The invoice from my OT came to $193.99 an hour
    NDIS says the invoice needs an ABN
    My support coordinator sent the invoices twice
    Can we have a WhatsApp for the walking group?
    My mum sends me thirty WhatsApp messages a day
    Grandma is on Facebook Messenger now, help
    I left Instagram last year and feel better
    I lent my brother $50 and never saw it again
    He owes me twenty dollars for the pizza
    The museum costs $15, carers get in free
    How much is the class? I can pay on the day
    Can you send me the recipe?
    Send me the address of the café please
    Could you send me the notes from today?
    Please help me choose a colour for my chair
    I need help with my essay
    Can you help me move the couch on Saturday?
    I need some sleep
    The bank closed our branch and now it's a 40 minute drive
    I called the bank because the ATM has no audio
    My card expired and I have to update it everywhere
    I lost my companion card, does anyone know who to ring?
    My travel card has no money left on it
    Bitcoin is all my cousin talks about
    There was a show about crypto scams on TV
    Never send money to people you have not met
    Do not share your password with anyone
    I was asked for my bank details once and hung up
    Scammers ask for gift cards, that's how I knew
    I love you all, what a lovely group
    I love you, you silly cat, I say to her every morning
    He called me his queen in the school play
    Urgent care was fast today
    I need to leave right now or I'll miss the bus
    Please call me back today if you can
    The emergency exit had a step, would you believe
    My parcel is late again
    The courier left the parcel on the top step
    Delivery is free over $50
    I need a new passport photo
    The visa office had no ramp
    My flight is on the fourth
    They charged a fee to change the booking
    I'm saving for a holiday
    We got a grant for the garden
    The hospital car park costs a fortune
    I had an operation last spring and I'm fine now
    My investment in a good pillow paid off
    The trading post has a second hand hoist
    My broker found me cheaper insurance
    What did the lawyer say about the will?
    I won the raffle, a ham!
    My phone code is too hard to type with one finger
    The screen shows a code and I can't read it
    I changed my password and forgot it at once
    Is there a PIN pad at your height in that shop?
    Let's talk tomorrow
    Let's move on, shall we?
    Can we talk about something else?
    Let's meet outside the station
    Text me when the film starts
    Call me Bron, everyone does
    I'm not on here much on weekends
    I'd like to chat more, if you would
    I messaged the organiser about captions
    Which app do you use for captions?
    Signal Hill has a good view and a path
    We were stranded at the lift for an hour
    My chair was stuck in the mud
    My account is locked again because of the captcha
    I'm broke until Thursday, so it's noodles
    My rent went up
    My bill for electricity was huge because of the concentrator
    Can I borrow your screwdriver?
    Could you lend me an ear for a minute?
    I'll pay for lunch this time
    You paid last time, it's my turn
    I'll pay you back for the ticket on Friday
    You owe me nothing
    I transfer with a slide board
    The transfer from the station takes ten minutes
    Who pays your support worker when they cancel?
    Do you get the mobility allowance?
    I got 500 points in Scrabble
    The room is 250 metres from the stop
    I need 30 minutes to get ready
    Only three of us came, but it was good
    My dear old dog sleeps all day
    Angel is the name of my parrot
    It was destiny that we both hate coriander
    We keep it between the two of us at work, the good biscuits
    It's a secret recipe
    My number in the queue was 402
    The bus is the 301, not the 310
    My membership number is 1004 2291 77
    Tracking number 3412 7788 1290 5501 99
    Ring me at the shop on 03 9555 0100
    I'm on WhatsApp more than anything but here is fine
    Would you send me the funding guide? I need to apply for money for a hoist
    I need $4,000 for a new chair, the grant closes Friday
    Can you pay for parking there with coins?
    I can teach you how to make sourdough
    Could you show me how to make a captioned video?
    What's your bank like with hearing loops?
    Are you on Instagram? I'd like to see your paintings
    Do you have the club's bank details for the membership?
    I'll send you $20 for the tickets
    My love to the family
    We chipped in for a ramp and it took a year
    Our fundraiser is a sausage sizzle, bring coins
    I can't afford the fare so I'm reading at home
    What a spare hundred days would be good for!
    Is there another way to reach the platform without stairs?
    My dad wants access to the computer at the library
    The container of soup is in the fridge
    Her future husband dances badly
    I donate blood every spring
    I have a code for the lift, shall I read it to you at the door?
  `),
};
